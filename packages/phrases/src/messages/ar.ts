import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { messages as english } from "./en.ts";

/** Texts that leave the house: WhatsApp to clients and mails. */
export const messages: Translation<typeof english> = {
  confirmation:
    "مرحبًا {name}، سجّلنا طلبيتك رقم \u2068{number}\u2069 ليوم {date} الساعة {time}. المجموع: \u2068{amount}\u2069. شكرًا جزيلًا! {business}",
  confirmation_no_time:
    "مرحبًا {name}، سجّلنا طلبيتك رقم \u2068{number}\u2069 ليوم {date}. المجموع: \u2068{amount}\u2069. شكرًا جزيلًا! {business}",
  ready:
    "مرحبًا {name}، طلبيتك رقم \u2068{number}\u2069 جاهزة للاستلام. نحن هنا حتى الساعة {time}. بانتظارك! {business}",
  ready_no_time: "مرحبًا {name}، طلبيتك رقم \u2068{number}\u2069 جاهزة للاستلام. بانتظارك! {business}",
  reminder:
    "مرحبًا {name}، تذكير بسيط: بقي مبلغ \u2068{amount}\u2069 من الطلبية رقم \u2068{number}\u2069 بتاريخ {date}. إذا تم الدفع فيُرجى تجاهل هذه الرسالة. شكرًا جزيلًا! {business}",
  on_the_way:
    "مرحبًا {name}، طلبيتك رقم \u2068{number}\u2069 خرجت من عندنا وهي في الطريق إليك. صحتين وعافية! {business}",
  kind_confirmation: "تأكيد الطلبية",
  kind_ready: "الطلبية جاهزة",
  kind_reminder: "تذكير بالدفع",
  kind_on_the_way: "الطلبية في الطريق",
  mail_greeting: "مرحبًا {name}،",
  mail_verify_subject: "تأكيد بريدك الإلكتروني في Marzipan",
  mail_verify_text: "أهلًا وسهلًا في Marzipan. يُرجى فتح هذا الرابط وتأكيد البريد الإلكتروني في الصفحة.",
  mail_verify_action: "تأكيد البريد الإلكتروني",
  mail_link_valid: plural("ar", {
    zero: "انتهت صلاحية الرابط.",
    one: "الرابط صالح لساعة واحدة.",
    two: "الرابط صالح لساعتين.",
    few: "الرابط صالح لمدة {n} ساعات.",
    many: "الرابط صالح لمدة {n} ساعة.",
    other: "الرابط صالح لمدة {n} ساعة.",
  }),
  mail_verify_ignore: "إذا لم يكن التسجيل منك فيمكن تجاهل هذه الرسالة.",
  mail_approved_subject: "تمت الموافقة على حسابك في Marzipan",
  mail_approved_text: "يمكن الآن تسجيل الدخول وإضافة أول طلبية.",
  mail_known_subject: "لديك حساب في Marzipan",
  mail_known_text:
    "حاول شخص ما، وعلى الأرجح من طرفك، إنشاء حساب بهذا البريد. الحساب موجود، ويمكن تسجيل الدخول بكلمة المرور.",
  mail_sign_in: "تسجيل الدخول",
  mail_reset_subject: "اختيار كلمة مرور جديدة في Marzipan",
  mail_reset_text:
    "وصلنا طلب لكلمة مرور جديدة، وعلى الأرجح من طرفك. يُرجى فتح هذا الرابط واختيارها في الصفحة.",
  mail_reset_action: "اختيار كلمة مرور جديدة",
  mail_reset_ignore: "إذا لم يكن الطلب منك فيمكن تجاهل هذه الرسالة. تبقى كلمة المرور كما هي.",
  mail_received_subject: "وصلنا تسجيلك في Marzipan",
  mail_received_text:
    "تم تأكيد بريدك الإلكتروني. تسجيلك بانتظار موافقة إدارة النظام، ويستغرق ذلك عادةً يوم عمل أو يومين. سيصلك إشعار بالبريد الإلكتروني.",
  mail_declined_subject: "بخصوص تسجيلك في Marzipan",
  mail_declined_text: "لم نتمكن من الموافقة على تسجيلك.",
  mail_reason: "السبب:",
  mail_contact: "التواصل مع الدعم",
  mail_blocked_subject: "تم حظر حسابك في Marzipan",
  mail_blocked_text: "تم حظر حسابك. بياناتك ما زالت محفوظة. يُرجى التواصل مع الدعم.",
  mail_device_subject: "تسجيل دخول جديد إلى حسابك في Marzipan",
  mail_device_text: "تم الآن تسجيل الدخول إلى حسابك من جهاز لم نعرفه من قبل.",
  mail_device: "الجهاز: \u2068{browser}\u2069 على \u2068{system}\u2069",
  mail_device_half: "الجهاز: \u2068{device}\u2069",
  mail_device_unknown: "الجهاز: غير معروف",
  mail_time: "الوقت: {time}",
  mail_device_advice:
    "إذا كان الدخول منك فلا داعي لأي إجراء. وإلا فيُرجى تغيير كلمة المرور وتسجيل خروج الجهاز من الإعدادات.",
  mail_devices: "عرض أجهزتي",
  mail_password_subject: "تم تغيير كلمة المرور في Marzipan",
  mail_password_text: "تم الآن تغيير كلمة مرور حسابك.",
  mail_password_advice: "إذا لم يكن التغيير منك فيُرجى اختيار كلمة مرور جديدة فورًا.",
  mail_email_subject: "تم تغيير بريدك الإلكتروني في Marzipan",
  mail_email_text: "من الآن يكون تسجيل الدخول بالبريد \u2068{email}\u2069.",
  mail_email_advice: "إذا لم يكن التغيير منك فيُرجى التواصل مع الدعم فورًا.",
  mail_totp_on_subject: "تم تفعيل رموز المصادقة",
  mail_totp_on_text: "من الآن يُطلب رمز من التطبيق عند تسجيل الدخول إلى Marzipan.",
  mail_totp_off_subject: "تم إيقاف رموز المصادقة",
  mail_totp_off_text: "لم يعد يُطلب رمز من التطبيق عند تسجيل الدخول إلى Marzipan.",
  mail_phone_on_subject: "تمت إضافة هاتف إلى حسابك",
  mail_phone_on_text:
    "من الآن يمكن تسجيل الدخول إلى حسابك في Marzipan برمز يُرسل إلى \u2068{phone}\u2069.",
  mail_phone_off_subject: "تمت إزالة الهاتف من حسابك",
  mail_phone_off_text:
    "لم يعد ممكنًا تسجيل الدخول إلى حسابك في Marzipan برمز يُرسل إلى \u2068{phone}\u2069.",
  mail_security_advice: "إذا لم يكن ذلك منك فيُرجى اختيار كلمة مرور جديدة فورًا، ثم مراجعة الإعدادات.",
  mail_trial_subject: plural("ar", {
    zero: "تنتهي تجربتك المجانية اليوم",
    one: "تنتهي تجربتك المجانية بعد يوم واحد",
    two: "تنتهي تجربتك المجانية بعد يومين",
    few: "تنتهي تجربتك المجانية بعد {n} أيام",
    many: "تنتهي تجربتك المجانية بعد {n} يومًا",
    other: "تنتهي تجربتك المجانية بعد {n} يوم",
  }),
  mail_trial_text:
    "تنتهي تجربتك المجانية لباقة {plan} في {date}. من دون دفع ينتقل الحساب عندها إلى الباقة الأساسية، ولا يُحذف أي شيء.",
  mail_plans: "عرض الباقات",
  // A customer's request, to her and to the business.
  request_received_subject: "وصل طلبك رقم \u2068{number}\u2069 إلى {business}",
  request_received_text:
    "مرحبًا {name}، وصل طلبك رقم \u2068{number}\u2069 ليوم {date} إلى {business} وسيأتيك الرد قريبًا. لا حاجة للدفع الآن.",
  request_quoted_subject: "عرض سعر من {business} لطلبك رقم \u2068{number}\u2069",
  request_quoted_text:
    "مرحبًا {name}، سعر طلبك رقم \u2068{number}\u2069 لدى {business} هو \u2068{amount}\u2069. يمكنك الموافقة حتى {until}.",
  request_accepted_subject: "تم قبول طلبك رقم \u2068{number}\u2069 لدى {business}",
  request_accepted_text:
    "مرحبًا {name}، تم قبول طلبك رقم \u2068{number}\u2069 ليوم {date} لدى {business}. المجموع: \u2068{amount}\u2069. شكرًا لك!",
  request_declined_subject: "يتعذر قبول طلبك رقم \u2068{number}\u2069 لدى {business}",
  request_declined_text:
    "مرحبًا {name}، نعتذر: يتعذر على {business} قبول طلبك رقم \u2068{number}\u2069 ليوم {date}.",
  request_see: "عرض طلبك",
  request_hello: "مرحبًا {name}، هنا {business}. بخصوص طلبك رقم \u2068{number}\u2069 ليوم {date}:",
  request_to_business:
    "مرحبًا {business}، معكم {name}. أرسلت لكم الطلب رقم \u2068{number}\u2069 ليوم {date}:",
  request_about: "مرحبًا {business}، معكم {name} بخصوص طلبي رقم \u2068{number}\u2069:",
  request_total: "المجموع: \u2068{amount}\u2069",
  request_calendar: "{business}: طلبية رقم \u2068{number}\u2069",
  request_waiting_subject: plural("ar", {
    zero: "لا طلبات بانتظار ردك",
    one: "طلب واحد بانتظار ردك",
    two: "طلبان بانتظار ردك",
    few: "{n} طلبات بانتظار ردك",
    many: "{n} طلبًا بانتظار ردك",
    other: "{n} طلب بانتظار ردك",
  }),
  request_waiting_text: "يرى زبائنك أنهم لم يتلقوا ردًا بعد. يمكنك القبول أو عرض سعر أو الرفض.",
  request_open: "عرض الطلبات",
  sms_code: plural("ar", {
    zero: "رمز التحقق في Marzipan: \u2068{code}\u2069. انتهت صلاحيته.",
    one: "رمز التحقق في Marzipan: \u2068{code}\u2069. صالح لدقيقة واحدة.",
    two: "رمز التحقق في Marzipan: \u2068{code}\u2069. صالح لدقيقتين.",
    few: "رمز التحقق في Marzipan: \u2068{code}\u2069. صالح لمدة {n} دقائق.",
    many: "رمز التحقق في Marzipan: \u2068{code}\u2069. صالح لمدة {n} دقيقة.",
    other: "رمز التحقق في Marzipan: \u2068{code}\u2069. صالح لمدة {n} دقيقة.",
  }),
};
