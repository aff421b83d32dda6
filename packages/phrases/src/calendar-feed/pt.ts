import type { Translation } from "../core.ts";
import type { calendarFeed as english } from "./en.ts";

/** The orders in a calendar program of one's own. */
export const calendarFeed: Translation<typeof english> = {
  name: "{business}: pedidos",
  text: "Seu telefone, o Google ou o Outlook mostra cada pedido no dia dele, junto com todo o resto. As mudanças aparecem quando o calendário as busca, em geral em algumas horas.",
  secret:
    "Quem tiver este link vê os nomes, telefones, endereços e pedidos dos seus clientes. Guarde-o só para você.",
  link: "Link do calendário",
  add_here: "Adicionar neste dispositivo",
  add_google: "Adicionar ao Google Agenda",
  renew_text: "Os calendários que usam o link antigo deixam de mostrar seus pedidos.",
  end: "Desativar o link",
  end_text: "Os calendários que usam este link deixam de mostrar seus pedidos.",
  ended: "O link está desativado",
};
