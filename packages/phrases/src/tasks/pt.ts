import type { Translation } from "../core.ts";
import type { tasks as english } from "./en.ts";

/** Tasks: what is to be done, and by when. */
export const tasks: Translation<typeof english> = {
  title: "Tarefas",
  add: "Adicionar tarefa",
  new_label: "O que é preciso fazer?",
  title_label: "Tarefa",
  due_date: "Prazo",
  overdue: "Em atraso",
  later: "Mais tarde",
  no_date: "Sem data",
  done: "Feitas",
  mark_done: "Feito: {title}",
  edit: "Editar: {title}",
  edit_title: "Editar tarefa",
  save: "Salvar tarefa",
  delete: "Excluir tarefa",
  delete_text: "Excluir “{title}”? Por 30 dias dá para recuperar em “Excluídos recentemente”.",
  loading: "Carregando tarefas",
  load_failed: "Não foi possível carregar as tarefas",
  empty_title: "Nada a fazer",
  empty_text: "Anote o que não pode ser esquecido: pedir farinha, enviar os papéis.",
  all_done: "Tudo feito.",
  deleted_on: "Excluído em {date}",
  deleted_empty_text: "Tarefas excluídas ficam aqui por 30 dias e podem ser recuperadas.",
  restored: "Recuperado: {name}",
};
