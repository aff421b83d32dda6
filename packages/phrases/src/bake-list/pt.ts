import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { bakeList as english } from "./en.ts";

/** The bake list: its days, its items with what is made, and how it is shared. */
export const bakeList: Translation<typeof english> = {
  title: "Lista de produção",
  day: "Dia",
  range: "Período",
  orders: plural("pt", {
    one: "{n} pedido",
    many: "{n} de pedidos",
    other: "{n} pedidos",
  }),
  kinds: plural("pt", {
    one: "{n} tipo",
    many: "{n} de tipos",
    other: "{n} tipos",
  }),
  next: "próxima entrega às {time}",
  by: "até {time}",
  by_day: "até {day}, {time}",
  without: "Sem {allergens}",
  other: "Outros",
  without_items: "Pedidos sem itens",
  made: "Pronto: {item}",
  made_label: "Pronto até agora",
  enter: "Anotar quantos estão prontos",
  missing: "Falta fazer: {quantity}",
  all: "Tudo pronto",
  behind: "Pedidos de {item}",
  loading: "Carregando a lista de produção",
  failed: "Não foi possível carregar a lista de produção",
  empty_title: "Nada para fazer",
  empty_text: "Os itens dos pedidos destes dias são somados aqui.",
  copy: "Copiar como texto",
  copy_failed: "Este navegador não deixa copiar. Use o WhatsApp ou imprima.",
  waiting: "Será salvo quando a conexão voltar",
  kitchen: "Modo cozinha",
  sound: "Som para novos pedidos",
  may_sleep: "A tela deste dispositivo pode desligar sozinha",
  seen: "Visto",
  just_in: "Acabou de chegar: {what}",
  changed: "Mudou: {what}",
};
