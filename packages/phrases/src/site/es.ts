import type { Translation } from "../core.ts";
import type { site as english } from "./en.ts";

/** The pages that anybody may read: landing, pricing, about, contact, legal texts, documentation. */
export const site: Translation<typeof english> = {
  // The frame of every public page.
  nav_day: "Un día con Marzipan",
  plans_prices: "Planes y precios",
  demo_menu: "Probar el menú de ejemplo",
  about_us: "Quiénes somos",
  legal: "Legal",
  no_banner: "Solo usamos las cookies necesarias para iniciar sesión, por eso aquí no hay aviso.",
  missing_title: "No hay ninguna página en esta dirección",
  missing_text: "Quizá se movió. Prueba con la página de inicio o la ayuda.",
  // The landing page.
  landing_title: "Marzipan: pedidos, lista de producción y dinero para pequeños obradores",
  hero_title: "Los pedidos llegan por un enlace. La lista de producción está lista a las cinco.",
  hero_text:
    "Marzipan reúne los pedidos, la producción y el dinero de un pequeño obrador en un solo lugar: en tu teléfono, entre bandeja y bandeja.",
  try_menu: "Probar el menú",
  customer_sees: "Tus clientes ven",
  you_see: "Tú ves",
  picture_menu: "El menú en línea del obrador de ejemplo en un teléfono",
  picture_bake: "La lista de producción del obrador de ejemplo en un teléfono",
  picture_preview:
    "Marzipan en dos teléfonos: el menú en línea y la lista de producción del obrador de ejemplo",
  picture_requests: "Las solicitudes de pedido en la aplicación",
  picture_owing: "La página “Quién me debe” en la aplicación",
  fact_app: "Tus clientes no necesitan ninguna aplicación.",
  fact_app_more: "Tu menú es un enlace en WhatsApp.",
  fact_sides: "El hebreo y el árabe van de derecha a izquierda,",
  fact_sides_more: "hasta el último precio.",
  fact_data: "Tus datos son tuyos.",
  fact_data_more: "Exporta todo, con cualquier plan.",
  scenes_title: "Un pedido, del domingo por la noche al viernes al mediodía",
  scene_order: "Los pedidos llegan solos",
  scene_order_text:
    "Tu menú tiene su propio enlace. El cliente elige un día abierto, ve qué hay disponible y envía una solicitud. Con un toque la aceptas y el pedido queda en tu calendario.",
  bubble_menu: "¡Hola, Dana! Este es nuestro menú, puedes pedir ahí mismo:",
  scene_bake: "Sabes qué hornear",
  scene_bake_text:
    "Todos los pedidos del día, sumados. Marca lo que ya está hecho; si llega un pedido tarde, la lista muestra solo lo que falta.",
  scene_owe: "Sabes quién te debe todavía",
  scene_owe_text:
    "Primero lo más antiguo, con el texto listo en el idioma del cliente. Un toque abre WhatsApp; solo queda enviar.",
  bubble_owe:
    "Hola, Dana, un pequeño recordatorio: quedan {amount} por pagar del pedido n.º 362. ¡Gracias!",
  real_screens: "Pantallas reales del obrador de ejemplo",
  ours_title: "Hecho para más de un idioma",
  ours_text:
    "Tú trabajas en tu idioma y cada cliente lee en el suyo. Es el mismo pedido, y se ve bien en los dos.",
  trio_name: "Amira Haddad",
  trio_item: "Pastel de cumpleaños, 2 pisos",
  trio_number: "n.º 1045",
  trio_due: "Por cobrar {amount}",
  ours_whatsapp: "WhatsApp con un toque",
  ours_whatsapp_text:
    "Listo, recordatorio, confirmación: el texto espera en el idioma del cliente. Lo revisas y lo envías tú.",
  ours_receipts: "Los comprobantes se leen solos",
  ours_receipts_text:
    "Toma una foto del comprobante. El proveedor, la fecha y el importe se completan solos, y lo difícil de leer se marca en lugar de adivinarse.",
  ours_limits: "Nunca más pedidos de los que puedes hornear",
  ours_limits_text:
    "Tú decides cuántos pedidos aceptas por día y con cuánta antelación hay que pedir. El menú solo ofrece lo que puedes hacer.",
  ours_allergies: "Avisos de alergias",
  ours_allergies_text:
    "¿Amira es alérgica a los frutos de cáscara? Si agregas un macaron a su pedido, recibes un aviso antes de guardar.",
  try_title: "Haz un pedido de prueba. Nadie va a hornear el pastel.",
  try_text:
    "Este es el menú de nuestro obrador de ejemplo, tal como tus clientes verían el tuyo. Pon algo en el carrito y envíalo.",
  open_demo: "Abrir el menú de ejemplo",
  plans_note:
    "La prueba no pide tarjeta. Al terminar pasas a Básico si no eliges un plan, y no se elimina nada.",
  all_plans: "Todos los planes lado a lado",
  or_year: "o {price} al año",
  or_month: "o {price} al mes",
  asked_title: "Lo que nos preguntan",
  asked_text: "Respuestas sinceras, también cuando es “no”.",
  ask_install: "¿Mis clientes tienen que instalar algo?",
  say_install:
    "No. Abren tu enlace en cualquier navegador, también en un teléfono viejo. Sin cuenta, sin aplicación, sin contraseña.",
  ask_pay: "¿Mis clientes pagan a través de Marzipan?",
  say_pay:
    "No. Te pagan como hoy: en efectivo, por transferencia o con tarjeta en el mostrador. Marzipan lleva la cuenta de lo pagado y de lo que falta.",
  ask_invoice: "¿Es una factura?",
  say_invoice:
    "No. Es una confirmación de pago, y lo dice. Para facturar, sigue con tu programa o tu contador.",
  ask_after: "¿Qué pasa después de los {days} días?",
  say_after:
    "No pasa nada que no elijas. No hay tarjeta, así que no se te puede cobrar. Sigues con Básico y todo lo que registraste se queda.",
  ask_leave: "¿Y si quiero irme?",
  say_leave:
    "Descarga todo en archivos, fotos incluidas, con cualquier plan. Después cierra tu cuenta. A los 30 días se elimina todo.",
  // Who is behind it.
  about_title: "Almendras, azúcar y una lista para las cinco de la mañana",
  about_text:
    "Marzipan es una herramienta para obradores donde quien hornea también contesta el teléfono.",
  about_friday:
    "Un pequeño obrador tiene sus pedidos en papel, en WhatsApp, en la cabeza. Funciona hasta el viernes. Entonces se olvida un pastel, nadie recuerda un anticipo y a las diez de la noche alguien suma panes con un lápiz.",
  about_quiet:
    "Hacemos la versión tranquila: los pedidos en un solo lugar, sumados para el horno, con el dinero al lado. En el idioma en que piensas, aunque se escriba de derecha a izquierda.",
  about_minutes:
    "Marzipan está hecho para tres minutos cada vez, con un pulgar. Después se guarda. Hornear es lo tuyo.",
  how_title: "Cómo lo hacemos",
  how_lives: "Cómo nos financiamos",
  how_lives_text: "De los planes. Sin publicidad, sin vender datos, sin comisión por tus pedidos.",
  how_data: "Dónde están tus datos",
  how_data_text:
    "En el servidor del operador, visibles solo para tu negocio. También puedes alojar Marzipan por tu cuenta.",
  how_not: "Lo que Marzipan no es",
  how_not_text: "No es un programa de facturación, ni una caja, ni un marketplace.",
  how_answers: "Quién responde",
  how_answers_text: "Personas, en 48 horas, y en 24 con Premium.",
  write_us: "Escríbenos",
  no_scripts: "Para enviar hace falta JavaScript.",
  no_scripts_mail: "Si no puedes activarlo, escribe a {email}.",
  // Legal texts; the texts themselves stand in apps/menu/src/site/legal.
  terms_text: "Qué puedes esperar de Marzipan y qué espera Marzipan de ti.",
  privacy_text: "Qué guardamos, para qué, cuánto tiempo y cómo descargarlo.",
  refund_text: "Tu dinero en los 14 días siguientes a un pago: cómo pedirlo y qué pasa después.",
  security_text:
    "Cómo se separan los datos de cada negocio, cómo se protege el inicio de sesión y cómo avisar de una vulnerabilidad.",
  version: "Versión {version}",
  since: "Vigente desde el {date}",
  contents: "Contenido",
  changed_title: "Qué cambió",
  changed_first: "Primera versión.",
  template: "Este texto es una plantilla. Debe leerlo un abogado antes de usarse.",
  operator: "Operador",
  operator_missing: "Sin configurar en esta demo.",
  processor_payments: "Paddle: cobro con tarjeta, como vendedor",
  processor_mail: "Un servicio de correo: envía los correos de la cuenta",
  processor_sms: "Twilio: envía códigos por SMS",
  processor_files: "Un servicio de almacenamiento: guarda fotos y archivos",
  processor_captcha: "Cloudflare Turnstile: aleja los robots de los formularios",
  processor_receipts: "Un proveedor de modelo: lee los comprobantes fotografiados",
  processor_agents:
    "Un proveedor de modelo: responde por los asistentes, a partir de preguntas y sumas",
  processor_none: "Nadie: todo funciona en el servidor del propio operador.",
  help_title: "¿En qué podemos ayudarte?",
  help_text: "Cómo funciona Marzipan, tarea por tarea: pedidos, producción, menú, dinero y cuenta.",
  help_example: "Por ejemplo: mover un pedido",
  help_by_task: "Por tarea",
  help_often: "Para leer primero",
  help_enter: "Intro abre el primer resultado",
  help_lost_title: "¿No lo encuentras?",
  help_lost_text: "Escríbenos. Respondemos en 48 horas, con Premium en 24.",
  help_write: "Escribirnos",
  help_assistant: "En la app, el asistente responde día y noche.",
  help_related: "Artículos relacionados",
  help_picture: "La pantalla, con «{name}» señalado",
  help_checked: "Revisado con la versión {version}, {date}",
  help_group_start: "Tu primer día",
  help_group_orders: "Pedidos y calendario",
  help_group_baking: "Producción, productos, clientes",
  help_group_menu: "Menú y solicitudes",
  help_group_money: "Dinero",
  help_group_account: "Cuenta y plan",
  // The documentation, written in English and Hebrew.
  docs_text: "Para quien aloja Marzipan o conecta otro programa.",
  docs_calls: "Todas las llamadas",
  docs_calls_text:
    "Hecho con los mismos valores que comprueban las llamadas. Los resúmenes están en inglés.",
  docs_access_public: "Cualquiera",
  docs_access_member: "Con sesión",
  docs_access_admin: "Administradores",
  docs_all: "Todas las páginas",
  docs_before: "Anterior",
  docs_next: "Siguiente",
  docs_copy: "Copiar",
};
