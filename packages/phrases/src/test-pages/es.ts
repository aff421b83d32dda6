import type { Translation } from "../core.ts";
import type { testPages as english } from "./en.ts";

/** The pages that stand in for the card provider's in test mode. */
export const testPages: Translation<typeof english> = {
  title: "Modo de prueba",
  explained: "No se cobra ninguna tarjeta ni se mueve dinero. Esta página sustituye a Paddle.",
  plan_for: "{plan} para {business}",
  tax: "Impuesto",
  no_tax: "ninguno en modo de prueba",
  to_pay: "A pagar ahora",
  sold_to: "Vendido a",
  pay: "Pagar",
  choose: "Qué debe hacer esta prueba",
  refuse: "Hacer que se rechace la tarjeta",
  refused: "La tarjeta fue rechazada. No se ha pagado nada.",
  close: "Volver sin pagar",
  paid: "Esto ya está pagado.",
  portal: "Portal de facturación",
  state: "Estado en el proveedor",
  period_end: "Pagado hasta",
  back: "Volver a Marzipan",
  act_renew: "Dejar pasar el tiempo hasta el próximo cobro",
  act_refuse_card: "La tarjeta se rechaza desde ahora",
  act_accept_card: "Añadir una tarjeta que funcione",
  act_refund: "Reembolsar el último pago",
  act_refund_half: "Reembolsar la mitad",
  act_cancel_now: "Cancelar de inmediato",
  act_pause: "Pausar",
  act_resume: "Reanudar",
};
