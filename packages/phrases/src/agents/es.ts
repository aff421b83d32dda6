import type { Translation } from "../core.ts";
import type { agents as english } from "./en.ts";

/** What the embedded agents say beside articles and figures. */
export const agents: Translation<typeof english> = {
  greeted: "Aquí estoy. ¿Qué te gustaría saber?",
  ask_people: "Claro. Escríbenos y te responderá una persona del equipo.",
  help_near: "No sé si te he entendido bien. Quizá te sirva uno de estos artículos:",
  help_unknown: "No tengo la respuesta. Prueba con otras palabras o escríbenos.",
  figures_unknown: "Todavía no puedo calcularlo con tus datos. Puedes preguntarme:",
  open_figures: "Ver los números",
  model_failed: "El modelo de IA no ha respondido ahora. Esta respuesta es del propio Marzipan:",
  model_spent: "El modelo de IA está agotado por este mes. Esta respuesta es del propio Marzipan:",
  cannot_recipes:
    "No, Marzipan no guarda recetas. Puedes anotar los ingredientes en la descripción del producto, y la lista de producción te dice cuántas piezas preparar.",
  cannot_costing:
    "No, Marzipan no calcula cuánto te cuesta hacer un producto. Puedes registrar tus compras como gastos y comparar el total con tus ventas.",
  cannot_standing_orders:
    "No, un pedido no se repite solo. Abre el último y duplícalo: el cliente y los artículos ya están puestos y solo eliges el día.",
  cannot_item_options:
    "No, los artículos del menú no tienen opciones como tamaño o relleno. Agrega cada tamaño como un artículo aparte; lo demás lo pueden escribir tus clientes en la nota.",
  cannot_coupons:
    "No, no hay códigos de descuento. Puedes hacer un descuento en cualquier pedido con un precio acordado.",
  cannot_card_payments_from_customers:
    "No, tus clientes no pueden pagar con tarjeta a través de Marzipan. Puedes registrar los pagos con tarjeta que cobres tú y pedir un anticipo por WhatsApp.",
  cannot_delivery_fees:
    "No, Marzipan no suma gastos de envío. Agrega al pedido un artículo llamado “Envío” con su precio.",
  cannot_multiple_locations:
    "No, cada cuenta es para un negocio en un solo lugar. Para otro local puedes abrir otra cuenta con un correo distinto.",
  cannot_tax_invoices:
    "No, Marzipan no emite facturas. Hace confirmaciones de pago y resúmenes de pedidos, y puede enviar tus números cada mes a tu contador.",
  cannot_inventory:
    "No, Marzipan no lleva inventario. Puedes marcar un artículo del menú como agotado hasta el día que elijas y registrar tus compras como gastos.",
  cannot_payroll_and_shifts:
    "No, Marzipan no lleva sueldos ni turnos. Puedes registrar los sueldos como gasto y organizar el trabajo con tareas.",
  cannot_loyalty_points:
    "No, no hay programa de puntos. En la página de cada cliente ves lo que ha pedido, así que puedes premiar a los habituales con un precio acordado.",
  cannot_gift_cards:
    "No, Marzipan no vende ni canjea tarjetas de regalo. Puedes anotarla en las notas del cliente y poner un precio acordado cuando la use.",
  cannot_newsletter:
    "No, Marzipan no envía mensajes a muchos clientes a la vez. Puedes escribir a cada cliente por WhatsApp o exportar tu lista a un programa de correo.",
  cannot_cash_register:
    "No, Marzipan no es una caja registradora. Puedes registrar cada pago, también en efectivo, en su pedido.",
  cannot_courier_and_routes:
    "No, Marzipan no planea rutas ni contrata repartidores. Cada pedido tiene su dirección y hora, y el calendario muestra los del día en orden.",
  cannot_table_reservations:
    "No, Marzipan no toma reservas de mesa. Tus clientes pueden enviar solicitudes de pedido desde tu menú público.",
  cannot_supplier_orders:
    "No, Marzipan no hace pedidos a proveedores. Puedes agregar una tarea para no olvidarlo y escanear después el comprobante.",
  cannot_social_media:
    "No, Marzipan no se conecta con redes sociales. Puedes compartir ahí el enlace o el código QR de tu menú.",
  cannot_website_builder:
    "No, Marzipan no crea sitios web. Tu menú público es una página propia, y puedes poner su enlace donde quieras.",
  cannot_barcode_labels:
    "No, Marzipan no imprime etiquetas con código de barras. Puedes imprimir una tarjeta de pedido para cada caja, en A5 o en una impresora de tickets.",
  cannot_translations_of_chats:
    "No, Marzipan no traduce conversaciones. Los mensajes que prepara van en el idioma que elegiste para cada cliente.",
  cannot_employee_accounts_on_basic:
    "No, tu equipo todavía no puede tener cuentas propias. Puedes imprimir la lista de producción o compartirla por WhatsApp.",
  cannot_currencies_mixed:
    "No, todos tus precios están en una sola moneda, que eliges en los ajustes. Los importes no se convierten.",
};
