import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { notifications as english } from "./en.ts";

/** Notifications: the bell and what is new. */
export const notifications: Translation<typeof english> = {
  title: "Novidades",
  unread: plural("pt", {
    one: "Novidades: {n} não lida",
    many: "Novidades: {n} não lidas",
    other: "Novidades: {n} não lidas",
  }),
  mark_all_read: "Marcar tudo como lido",
  open: "Abrir",
  accept: "Aceitar, {amount}",
  is_unread: "Não lido",
  empty_title: "Tudo em dia",
  empty_text: "Novas solicitações de pedido e outras novidades aparecem aqui.",
  load_failed: "Não foi possível carregar as novidades",
  loading: "Carregando novidades",
};
