import type { Translation } from "../core.ts";
import type { tasks as english } from "./en.ts";

/** Tasks: what is to be done, and by when. */
export const tasks: Translation<typeof english> = {
  title: "Tareas",
  add: "Agregar tarea",
  new_label: "¿Qué hay que hacer?",
  title_label: "Tarea",
  due_date: "Fecha límite",
  overdue: "Vencida",
  later: "Más adelante",
  no_date: "Sin fecha",
  done: "Hechas",
  mark_done: "Hecho: {title}",
  edit: "Editar: {title}",
  edit_title: "Editar tarea",
  save: "Guardar tarea",
  delete: "Eliminar tarea",
  delete_text:
    "¿Eliminar “{title}”? Durante 30 días se puede recuperar desde “Eliminados hace poco”.",
  loading: "Cargando tareas",
  load_failed: "No se pudieron cargar las tareas",
  empty_title: "Nada pendiente",
  empty_text: "Anota lo que no hay que olvidar: pedir harina, enviar los papeles.",
  all_done: "Todo está hecho.",
  deleted_on: "Eliminado el {date}",
  deleted_empty_text: "Las tareas eliminadas se quedan aquí 30 días y se pueden recuperar.",
  restored: "Recuperado: {name}",
};
