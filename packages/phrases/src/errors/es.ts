import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { errors as english } from "./en.ts";

/** What went wrong and what to do about it. */
export const errors: Translation<typeof english> = {
  invalid_input: "Revisa los campos marcados.",
  malformed_json: "No pudimos leer lo que se envió. Recarga la página e inténtalo de nuevo.",
  bad_cursor: "La lista no puede continuar desde aquí. Recarga la página.",
  bad_origin: "Esto no llegó desde una página de Marzipan. Recarga la página e inténtalo de nuevo.",
  insecure_connection:
    "Para iniciar sesión hace falta una conexión segura. Abre esta página con https://",
  body_too_large:
    "Es demasiado para un solo envío. Acorta el texto o elige un archivo más pequeño.",
  unsupported_media_type:
    "Este tipo de contenido no se puede leer aquí. Recarga la página e inténtalo de nuevo.",
  not_found: "Esto ya no está aquí. Vuelve a la lista y elige otra vez.",
  unknown_route: "No hay nada en esta dirección. Revísala o vuelve al panel.",
  method_not_allowed: "Esto no se puede hacer aquí. Recarga la página e inténtalo de nuevo.",
  changed_elsewhere:
    "Mientras tanto hubo un cambio desde otro dispositivo. Recarga la página para ver lo más reciente y repite tu cambio.",
  already_exists: "Esto ya existe. Usa el que ya está o elige otro nombre.",
  idempotency_key_reused:
    "Esto ya se envió con otros datos. Recarga la página e inténtalo de nuevo.",
  idempotency_in_progress: "Todavía se está guardando. Espera un momento y vuelve a mirar.",
  rate_limited: "Espera un momento antes de intentarlo de nuevo.",
  internal: "Ocurrió un error inesperado. Inténtalo de nuevo.",
  unavailable: "Marzipan no está disponible en este momento. Inténtalo de nuevo en un minuto.",
  cannot_store:
    "Ahora mismo no se puede guardar nada. Lo que escribiste sigue aquí. Inténtalo de nuevo en unos minutos.",
  not_signed_in: "Inicia sesión para hacer esta operación",
  bad_signature: "Este mensaje no está firmado por el proveedor de pagos.",
  session_expired: "Sesión no válida o vencida, inicia sesión de nuevo",
  session_reused:
    "Esta sesión se usó en dos lugares, así que la cerramos por seguridad. Inicia sesión de nuevo.",
  session_changed:
    "Ahora hay otra cuenta abierta en este navegador. Lo que escribiste se guarda hasta que vuelvas a iniciar sesión.",
  wrong_credentials: "El correo o la contraseña no son correctos. Revísalos e inténtalo de nuevo.",
  totp_required: "Escribe el código de tu aplicación de autenticación.",
  account_closed: "Esta cuenta está cerrada. Puedes reabrirla hasta que se elimine.",
  account_blocked: "Cuenta bloqueada – Tu cuenta está bloqueada. Contacta con soporte.",
  email_unverified: "Primero confirma tu correo. Abre el enlace que te enviamos.",
  account_unapproved: "Tu registro está pendiente de aprobación por un administrador",
  admin_only:
    "Solo un administrador puede hacer esto. Inicia sesión con una cuenta de administrador.",
  plan_too_low: "Tu plan no incluye esto. Mejora el plan para continuar.",
  role_too_low: "Tu rol no permite esta acción. Pídeselo a quien dirige el negocio.",
  limit_reached: "Llegaste a un límite de tu plan. Mejora el plan para agregar más.",
  too_many_sign_ins:
    "Demasiados intentos de inicio de sesión. Espera un momento e inténtalo de nuevo.",
  too_many_signups:
    "Demasiados intentos de crear una cuenta. Espera un momento e inténtalo de nuevo.",
  too_many_resends: "Demasiados intentos de reenvío. Espera un momento e inténtalo de nuevo.",
  resend_too_soon: plural("es", {
    one: "Espera {n} segundo antes de pedir otro correo",
    many: "Espera {n} de segundos antes de pedir otro correo",
    other: "Espera {n} segundos antes de pedir otro correo",
  }),
  too_many_verifications:
    "Demasiados intentos de verificación. Espera un momento e inténtalo de nuevo.",
  verification_invalid: "Este enlace de verificación no es válido. Pide un correo nuevo.",
  verification_expired: "Este enlace de verificación venció. Pide un correo nuevo.",
  verification_used:
    "Este enlace de verificación ya se usó. Inicia sesión con tu dirección actual.",
  reset_invalid: "El enlace no es válido o ya venció. Pide otra vez restablecer la contraseña.",
  reset_used: "Este enlace ya se usó. Pide otra vez restablecer la contraseña, o inicia sesión.",
  code_invalid: "El código no es correcto o ya no es válido. Pide uno nuevo.",
  captcha_required: "Completa la comprobación de seguridad e inténtalo de nuevo.",
  captcha_failed: "La comprobación de seguridad falló. Inténtalo de nuevo.",
  unknown_host: "Marzipan no responde en esta dirección. Ábrelo en su propia dirección.",
  email_taken: "Ya hay una cuenta con este correo. Inicia sesión o usa otro correo.",
  consent_required: "Acepta los términos y la política de privacidad para continuar.",
  trial_used: "La prueba gratis ya se usó. Puedes mejorar el plan cuando quieras.",
  currency_differs:
    "La moneda de este pedido es fija. Consérvala o crea un pedido nuevo en la otra moneda.",
  client_limit_reached:
    "Llegaste al límite de clientes de tu plan. Mejora tu plan para agregar más, o deja el nombre solo en este pedido.",
  picture_unreadable: "No se pudo leer esta imagen. Elige un archivo PNG, JPG o WebP.",
  picture_too_large: "Esta imagen es demasiado grande. Elige una de hasta 10 MB y 40 megapíxeles.",
  document_unreadable: "No se pudo leer este archivo. Elige un archivo PNG, JPG o PDF.",
  document_too_large: "Este archivo es demasiado grande. Elige uno de hasta 10 MB.",
  receipts_waiting:
    "Todavía hay muchos comprobantes por leer. Espera un momento y vuelve a intentarlo.",
  receipt_used: "Este comprobante ya es un gasto.",
  receipt_not_read: "Este comprobante todavía se está leyendo.",
  receipt_uncertain: "Algunos datos son dudosos. Revísalos antes de continuar.",
  receipt_duplicate: "Parece que ya tienes este comprobante.",
  order_currency_fixed:
    "Este pedido tiene pagos, así que su moneda no cambia. Crea un pedido nuevo en la otra moneda.",
  payment_over_balance:
    "Es más que el saldo pendiente. Revisa el importe o confirma que es correcto.",
  payment_in_other_currency:
    "El pedido está en otra moneda. Indica cuánto cuenta el pago en ella, o regístralo aparte.",
  payment_voided: "Este pago ya estaba anulado. No se cambió nada.",
  payment_has_refunds: "Este pago tiene reembolsos. Anula primero los reembolsos.",
  refund_too_big: "Un reembolso no puede ser mayor que lo que queda del pago.",
  order_has_payments: "Este pedido tiene pagos. Mejor cancélalo, así los pagos se conservan.",
  order_is_cancelled: "Este pedido está cancelado. Primero restáuralo.",
  import_taken_back: "Esta importación se deshizo. Elige el archivo de nuevo para empezar otra.",
  import_too_old:
    "Esta importación tiene más de 30 días y ya no se puede deshacer. Todavía puedes eliminar entradas una a una.",
  merge_same_client: "Un cliente no se puede unificar consigo mismo. Elige dos clientes distintos.",
  range_too_long: "Este período es demasiado largo. Elige uno más corto.",
  not_yourself: "Nadie puede hacer esto con su propia cuenta. Pídeselo a otro administrador.",
  disposable_email: "Usa una dirección de correo permanente.",
  too_many_submissions: "Demasiados envíos. Espera un momento e inténtalo de nuevo.",
  catalog_full: "En el menú no cabe nada más. Elimina lo que ya no ofreces.",
  ordering_closed: "Ahora no se pueden enviar pedidos aquí. Llama o escribe al negocio.",
  day_full: "Este día está completo. Elige otro día.",
  day_closed: "Ese día está cerrado. Elige otro día.",
  item_not_available:
    "Algo de lo que elegiste ya no está disponible. Quítalo e inténtalo de nuevo.",
  item_sold_out: "Algo que elegiste está agotado ese día. Elige un día posterior o quítalo.",
  price_changed: "Ha cambiado un precio. Revisa el nuevo total y envía de nuevo.",
  quote_expired: "Esta cotización venció. Contacta al negocio para pedir una nueva.",
  request_is_answered: "Esta solicitud ya tiene respuesta. Recarga la página para verla.",
  report_failed: "No se pudo generar el informe. Inténtalo de nuevo.",
  report_data_failed: "No se pudieron cargar los datos del informe. Inténtalo de nuevo.",
  already_paying: "Ya pagas un plan. Cámbialo en «Plan y facturación».",
  not_paying: "No hay ningún plan de pago que cambiar. Elige primero un plan.",
  change_not_possible:
    "Este cambio no es posible durante el período pagado. Cancela el plan y elige el otro cuando termine.",
  pay_invalid_price: "Error de configuración del pago. Ponte en contacto con soporte.",
  pay_domain_not_approved: "Hay que configurar el sistema de pago. Ponte en contacto con soporte.",
  pay_checkout_failed:
    "No se pudo abrir el pago. Inténtalo de nuevo o ponte en contacto con soporte.",
  pay_declined:
    "Tu tarjeta fue rechazada, así que tu plan no cambió. Revisa la tarjeta en el portal de facturación e inténtalo de nuevo.",
  pay_failed: "Error de pago. Inténtalo de nuevo o ponte en contacto con soporte.",
  agent_inactive: "Activa tu suscripción para usar los agentes de IA.",
  agent_locked: "La asesoría de negocio requiere el plan Pro o Premium.",
  agent_lifetime_used:
    "Llegaste al límite total de 100 consultas de negocio. Cambia a Pro o Premium para tener más.",
  agent_month_used_pro: "Se alcanzó la cuota del mes. Con Premium tienes 100 consultas al mes.",
  agent_month_used: "Se alcanzó la cuota mensual de asesoría de negocio.",
  network: "Error de red. Revisa tu conexión e inténtalo de nuevo.",
  pay_sdk_not_loaded: "El sistema de pago se está cargando. Inténtalo de nuevo en un momento.",
  pay_initialization_failed:
    "El sistema de pago no se pudo iniciar. Actualiza la página e inténtalo de nuevo.",
  pay_script_load_failed:
    "El sistema de pago no está disponible. Revisa tu conexión e inténtalo de nuevo.",
  login_throttled:
    "Demasiados intentos de inicio de sesión. Espera un minuto e inténtalo de nuevo.",
  sign_in_required: "Inicio de sesión necesario – Inicia sesión para ver esta página",
  too_many_sms: "Demasiadas solicitudes de SMS. Espera un momento e inténtalo de nuevo.",
  too_many_resets:
    "Demasiados intentos de restablecer la contraseña. Espera un momento e inténtalo de nuevo.",
  application_error:
    "Error de la aplicación: algo salió mal. Tus datos están a salvo. Inténtalo de nuevo o recarga la página.",
  orders_not_loaded: "Error al cargar los pedidos",
  not_loaded: "No se pudo cargar",
  payment_not_saved: "No se pudo guardar el pago",
  payment_orders_not_loaded: "No se pudieron cargar los pedidos",
  payment_form_not_loaded: "No se pudo cargar el formulario de pago",
  order_not_deleted: "Error al eliminar el pedido. Inténtalo de nuevo.",
  client_not_deleted: "Error al eliminar el cliente. Inténtalo de nuevo.",
  product_not_deleted: "Error al eliminar el producto. Inténtalo de nuevo.",
  unexpected: "Ocurrió un error inesperado. Inténtalo de nuevo.",
  problem_required: "Completa este campo",
  problem_invalid: "Este valor no sirve aquí, cámbialo",
  problem_too_long: "Es demasiado largo, acórtalo",
  problem_too_long_limit: "Como máximo {limit} caracteres",
  problem_too_short: "Es demasiado corto, escribe un poco más",
  problem_too_short_limit: "Al menos {limit} caracteres",
  problem_too_small: "El número es demasiado pequeño, escribe uno mayor",
  problem_too_small_limit: "Como mínimo {limit}",
  problem_too_big: "El número es demasiado grande, escribe uno menor",
  problem_too_big_limit: "Como máximo {limit}",
  problem_too_many: "Son demasiados, quita algunos",
  problem_too_many_limit: "Como máximo {limit}, quita algunos",
  problem_too_precise: "Demasiados decimales, redondea",
  problem_too_precise_limit: "Decimales permitidos: {limit}",
  problem_not_a_number: "Escribe un número",
  problem_bad_date: "Escribe una fecha válida",
  problem_no_item: "No hay cantidad ni artículo. Escribe, por ejemplo, “1 pastel de miel”.",
  problem_two_currencies: "Importes en dos monedas. Un pedido tiene solo una.",
  problem_bad_time: "Escribe una hora válida",
  problem_bad_email: "Escribe un correo válido",
  problem_bad_phone: "Escribe un número de teléfono válido",
  problem_several_phones: "Escribe un solo número de teléfono",
  problem_weak_password: "Al menos 8 caracteres, con letras y números",
  problem_passwords_differ: "Las contraseñas no coinciden",
  problem_breached_password:
    "Esta contraseña aparece en listas de contraseñas filtradas. Elige otra",
  problem_wrong_password: "Esta contraseña no es correcta",
  problem_wrong_code: "Este código no es correcto. Espera el siguiente",
  problem_same_email: "Esta ya es tu dirección",
  problem_unknown_field: "Este campo no se conoce aquí, recarga la página",
  problem_needs_item_or_price: "Agrega al menos una línea con nombre o un precio acordado",
  problem_date_order: "El final es anterior al inicio, elige una fecha posterior",
  problem_item_needs_name_and_price: "Completa el nombre y el precio del artículo",
  problem_bad_price: "Introduce un precio válido",
  problem_bad_slug: "Usa de 3 a 40 letras de la a a la z, cifras y guiones",
  problem_bad_step: "Esta cantidad no se ofrece, elige otra",
  problem_day_in_future: "Ese día aún no ha llegado. Elige hoy o un día anterior",
  problem_day_too_early: "Ese día queda demasiado atrás. Elige un día a partir del año 2000",
  problem_day_too_far: "Ese día queda a más de un año. Elige un día más cercano",
  problem_day_before_payment:
    "Un reembolso no puede ser anterior a su pago. Elige un día posterior",
  problem_not_possible: "Esto no se puede elegir, elige otra opción",
  not_me_invalid: "Este enlace no es válido o ha caducado. Solicita una contraseña nueva.",
  not_me_used: "Este enlace ya se usó. Si todavía no elegiste una contraseña nueva, solicítala.",
};
