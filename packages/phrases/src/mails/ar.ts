import { plural } from "../core.ts";
import type { Translation } from "../core.ts";
import type { mails as english } from "./en.ts";

/** Mails and text messages: only the server says them. */
export const mails: Translation<typeof english> = {
  greeting: "مرحبًا {name}،",
  verify_subject: "تأكيد بريدك الإلكتروني في Marzipan",
  verify_text: "أهلًا وسهلًا في Marzipan. يُرجى فتح هذا الرابط وتأكيد البريد الإلكتروني في الصفحة.",
  verify_action: "تأكيد البريد الإلكتروني",
  link_valid: plural("ar", {
    zero: "انتهت صلاحية الرابط.",
    one: "الرابط صالح لساعة واحدة.",
    two: "الرابط صالح لساعتين.",
    few: "الرابط صالح لمدة {n} ساعات.",
    many: "الرابط صالح لمدة {n} ساعة.",
    other: "الرابط صالح لمدة {n} ساعة.",
  }),
  verify_ignore: "إذا لم يكن التسجيل منك فيمكن تجاهل هذه الرسالة.",
  approved_subject: "تمت الموافقة على حسابك في Marzipan",
  approved_text: "يمكن الآن تسجيل الدخول وإضافة أول طلبية.",
  known_subject: "لديك حساب في Marzipan",
  known_text:
    "جرت محاولة لإنشاء حساب بهذا البريد، ربما منك. الحساب موجود، ويمكن تسجيل الدخول بكلمة المرور.",
  held_subject: "لا يمكن بعد إنشاء حساب بهذا البريد",
  held_text:
    "جرت محاولة لإنشاء حساب بهذا البريد، ربما منك. قبل وقت قصير انتقل حساب كان يستخدمه إلى عنوان آخر. إن كان ذلك بعلمك فيمكن تسجيل الدخول بالعنوان الجديد.",
  held_until:
    "حتى {time} يمكن التراجع عن هذا التغيير، لذلك يبقى البريد محجوزًا لذلك الحساب. بعد ذلك يمكن إنشاء حساب به.",
  held_advice:
    "إن لم يكن التغيير بعلمك فيُرجى فتح الرابط «{action}» في الرسالة التي أُرسلت حينها إلى هذا البريد.",
  sign_in: "تسجيل الدخول",
  reset_subject: "اختيار كلمة مرور جديدة في Marzipan",
  reset_text:
    "وصلنا طلب لكلمة مرور جديدة، وعلى الأرجح من طرفك. يُرجى فتح هذا الرابط واختيارها في الصفحة.",
  reset_action: "اختيار كلمة مرور جديدة",
  reset_ignore: "إذا لم يكن الطلب منك فيمكن تجاهل هذه الرسالة. تبقى كلمة المرور كما هي.",
  received_subject: "وصلنا تسجيلك في Marzipan",
  received_text:
    "تم تأكيد بريدك الإلكتروني. تسجيلك بانتظار موافقة إدارة النظام، ويستغرق ذلك عادةً يوم عمل أو يومين. سيصلك إشعار بالبريد الإلكتروني.",
  declined_subject: "بخصوص تسجيلك في Marzipan",
  contact: "التواصل مع الدعم",
  blocked_subject: "تم حظر حسابك في Marzipan",
  blocked_text: "تم حظر حسابك. بياناتك ما زالت محفوظة. يُرجى التواصل مع الدعم.",
  device_subject: "تسجيل دخول جديد إلى حسابك في Marzipan",
  device_text: "تم الآن تسجيل الدخول إلى حسابك من جهاز لم نعرفه من قبل.",
  device: "الجهاز: \u2068{browser}\u2069 على \u2068{system}\u2069",
  device_half: "الجهاز: \u2068{device}\u2069",
  device_unknown: "الجهاز: غير معروف",
  time: "الوقت: {time}",
  device_advice:
    "إذا كان الدخول منك فلا داعي لأي إجراء. وإلا فيُرجى تغيير كلمة المرور وتسجيل خروج الجهاز من الإعدادات.",
  devices: "عرض أجهزتي",
  password_subject: "تم تغيير كلمة المرور في Marzipan",
  password_text: "تم الآن تغيير كلمة مرور حسابك.",
  password_advice: "إذا لم يكن التغيير منك فيُرجى اختيار كلمة مرور جديدة فورًا.",
  email_subject: "تم تغيير بريدك الإلكتروني في Marzipan",
  email_text: "من الآن يكون تسجيل الدخول بالبريد \u2068{email}\u2069.",
  email_advice: "إذا لم يكن التغيير منك فيُرجى التواصل مع الدعم فورًا.",
  totp_on_subject: "تم تفعيل رموز المصادقة",
  totp_on_text: "من الآن يُطلب رمز من التطبيق عند تسجيل الدخول إلى Marzipan.",
  totp_off_subject: "تم إيقاف رموز المصادقة",
  totp_off_text: "لم يعد يُطلب رمز من التطبيق عند تسجيل الدخول إلى Marzipan.",
  phone_on_subject: "تمت إضافة هاتف إلى حسابك",
  phone_on_text:
    "من الآن يمكن تسجيل الدخول إلى حسابك في Marzipan برمز يُرسل إلى \u2068{phone}\u2069.",
  phone_off_subject: "تمت إزالة الهاتف من حسابك",
  phone_off_text:
    "لم يعد ممكنًا تسجيل الدخول إلى حسابك في Marzipan برمز يُرسل إلى \u2068{phone}\u2069.",
  security_advice: "إذا لم يكن ذلك منك فيُرجى اختيار كلمة مرور جديدة فورًا، ثم مراجعة الإعدادات.",
  trial_subject: plural("ar", {
    zero: "تنتهي تجربتك المجانية اليوم",
    one: "تنتهي تجربتك المجانية بعد يوم واحد",
    two: "تنتهي تجربتك المجانية بعد يومين",
    few: "تنتهي تجربتك المجانية بعد {n} أيام",
    many: "تنتهي تجربتك المجانية بعد {n} يومًا",
    other: "تنتهي تجربتك المجانية بعد {n} يوم",
  }),
  trial_text:
    "تنتهي تجربتك المجانية لباقة {plan} في {date}. من دون دفع ينتقل الحساب عندها إلى الباقة الأساسية، ولا يُحذف أي شيء.",
  plans: "عرض الباقات",
  // A customer's request, to her and to the business.
  request_received_subject: "وصل طلبك رقم \u2068{number}\u2069 إلى {business}",
  request_received_text:
    "مرحبًا {name}، وصل طلبك رقم \u2068{number}\u2069 ليوم {date} إلى {business} وسيأتيك الرد قريبًا. لا حاجة للدفع الآن.",
  request_quoted_subject: "عرض سعر من {business} لطلبك رقم \u2068{number}\u2069",
  request_quoted_text:
    "مرحبًا {name}، سعر طلبك رقم \u2068{number}\u2069 لدى {business} هو \u2068{amount}\u2069. يمكنك الموافقة حتى {until}.",
  request_accepted_subject: "تم قبول طلبك رقم \u2068{number}\u2069 لدى {business}",
  request_accepted_text:
    "مرحبًا {name}، تم قبول طلبك رقم \u2068{number}\u2069 ليوم {date} لدى {business}. المجموع: \u2068{amount}\u2069. شكرًا لك!",
  request_declined_subject: "يتعذر قبول طلبك رقم \u2068{number}\u2069 لدى {business}",
  request_declined_text:
    "مرحبًا {name}، نعتذر: يتعذر على {business} قبول طلبك رقم \u2068{number}\u2069 ليوم {date}.",
  request_expired_subject: "انتهت صلاحية طلبك رقم \u2068{number}\u2069 لدى {business}",
  request_expired_text:
    "مرحبًا {name}، مضى موعد {date} ولم يصبح طلبك رقم \u2068{number}\u2069 لدى {business} طلبية. لا شيء عليك دفعه، ويمكنك الطلب من جديد في أي وقت.",
  request_lapsed_subject: "لم يعد سعر طلبك رقم \u2068{number}\u2069 لدى {business} ساريًا",
  request_lapsed_text:
    "مرحبًا {name}، كان سعر طلبك رقم \u2068{number}\u2069 لدى {business} ساريًا حتى {until}. يمكن مراسلة {business} لسعر جديد.",
  request_see: "عرض طلبك",
  request_day_at_time: "{date} الساعة {time}",
  request_hello: "مرحبًا {name}، هنا {business}. بخصوص طلبك رقم \u2068{number}\u2069 ليوم {date}:",
  request_to_business:
    "مرحبًا {business}، معكم {name}. أرسلت لكم الطلب رقم \u2068{number}\u2069 ليوم {date}:",
  request_about: "مرحبًا {business}، معكم {name} بخصوص طلبي رقم \u2068{number}\u2069:",
  request_total: "المجموع: \u2068{amount}\u2069",
  request_calendar: "{business}: طلبية رقم \u2068{number}\u2069",
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
  email_asked_subject: "طُلب تغيير بريدك الإلكتروني في Marzipan",
  email_asked_text:
    "طُلب، على الأرجح من قِبلك، أن يكون تسجيل الدخول من الآن بالبريد {email}. لم يتغيّر شيء بعد.",
  not_me_action: "لم أكن أنا",
  not_me_advice:
    "إن كان هذا بعلمك فلا داعي لأي إجراء. وإلا فيُرجى فتح الرابط والتأكيد هناك: يُسجَّل الخروج من كل الأجهزة، ويعود الحساب إلى هذا العنوان، ويمكن اختيار كلمة مرور جديدة.",
  link_days: plural("ar", {
    zero: "لم يعد الرابط صالحًا.",
    one: "الرابط صالح ليوم واحد.",
    two: "الرابط صالح ليومين.",
    few: "الرابط صالح لمدة {n} أيام.",
    many: "الرابط صالح لمدة {n} يومًا.",
    other: "الرابط صالح لمدة {n} يوم.",
  }),
  waiting_subject: plural("ar", {
    zero: "لا تسجيلات بانتظار موافقتك",
    one: "تسجيل واحد بانتظار موافقتك",
    two: "تسجيلان بانتظار موافقتك",
    few: "{n} تسجيلات بانتظار موافقتك",
    many: "{n} تسجيلًا بانتظار موافقتك",
    other: "{n} تسجيل بانتظار موافقتك",
  }),
  waiting_text: "تم التحقق من بريدهم الإلكتروني. يرون صفحة انتظار إلى حين الموافقة أو الرفض.",
  waiting_open: "مراجعة التسجيلات",
  papers_subject: "{business}: أرقام {month}",
  papers_text: "هذه أرقام {business} عن {month}.",
  papers_button: "فتح المستندات",
  papers_note: "يُرسل Marzipan هذه الرسالة نيابةً عن {business} في بداية كل شهر.",
  papers_test: "هذه رسالة تجريبية أُرسلت إليك وحدك، ولم تصل إلى أي شخص آخر.",
};
