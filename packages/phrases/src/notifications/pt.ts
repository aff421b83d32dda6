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
  ring: "Avisar neste dispositivo",
  ring_hint: "Mesmo com o Marzipan fechado.",
  discreet: "Ocultar nomes e valores",
  discreet_hint: "A tela bloqueada mostra só o tipo de novidade.",
  unsupported: "Este navegador não pode mostrar notificações.",
  needs_home_screen:
    "No iPhone e no iPad, primeiro adicione o Marzipan à tela de início: toque em Compartilhar e depois em “Adicionar à Tela de Início”. Abra por lá e volte aqui.",
  denied:
    "As notificações do Marzipan estão bloqueadas. Permita nas configurações do navegador ou do telefone e tente de novo.",
  failed: "Não foi possível ativar as notificações. Tente de novo.",
};
