import type { OrderStatus } from "@marzipan/contract/order-fields";
import type { PaymentMethod } from "@marzipan/contract/payments";
import type { ExpenseCategory } from "@marzipan/contract/expenses";
import { normalise } from "../search.ts";

/** What a word of a file says of an order. */
export interface ReadStatus {
  /** The state of the order; `null` where the word is about the payment alone. */
  status: OrderStatus | "cancelled" | null;
  /** What it says of the payment; `null` for nothing. */
  payment: "paid" | "unpaid" | "part" | "refunded" | null;
}

type Words<Name extends string> = Readonly<Record<Name, string>>;

const statusWords: Words<OrderStatus | "cancelled"> = {
  pending:
    "pending,new,open,received,accepted,confirmed,to do,todo,on hold,on-hold,unfulfilled,not fulfilled,draft,scheduled,upcoming,awaiting,proposed,ממתין,ממתינה,חדש,חדשה,פתוח,פתוחה,התקבלה,אושרה,בהמתנה,قيد الانتظار,معلق,معلّق,جديد,مفتوح,مؤكد,en attente,nouvelle,nouveau,ouverte,confirmée,reçue,à faire,ausstehend,offen,neu,bestätigt,eingegangen,pendiente,nuevo,nueva,abierto,abierta,confirmado,confirmada,recibido,待处理,新订单,待确认,已确认,未完成,लंबित,नया,खुला,पुष्टि,保留中,新規,受付,未対応,確認済み,未処理,novo,nova,aberto,aberta,recebido,wc-pending,wc-on-hold",
  in_progress:
    "in progress,processing,preparing,being prepared,in preparation,in production,baking,started,partially fulfilled,partial,ready,ready for pickup,prepared,reserved,בהכנה,בתהליך,בטיפול,מוכן,מוכנה,בייצור,قيد التحضير,قيد التنفيذ,جاري التحضير,جاهز,قيد المعالجة,en cours,en préparation,préparation,prête,in arbeit,in bearbeitung,in vorbereitung,bereit,en proceso,en curso,en preparación,preparando,listo,lista,处理中,制作中,准备中,已备好,प्रगति में,तैयार हो रहा है,तैयार,進行中,準備中,製造中,処理中,em andamento,em preparação,em produção,pronto,pronta,wc-processing",
  completed:
    "completed,complete,done,fulfilled,delivered,shipped,picked up,collected,finished,closed,handed over,archived,fulfilled and delivered,הושלם,הושלמה,נמסר,נמסרה,בוצע,בוצעה,סופק,סופקה,נאסף,נאספה,סגור,סגורה,مكتمل,مكتملة,تم,تم التسليم,تم التوصيل,منجز,terminée,terminé,livrée,livré,retirée,achevée,clôturée,expédiée,abgeschlossen,erledigt,fertig,geliefert,abgeholt,versandt,completado,completada,entregado,entregada,terminado,terminada,hecho,recogido,enviado,已完成,完成,已交付,已送达,已取货,已发货,पूरा,पूर्ण,डिलीवर,डिलीवर किया,पूरा हुआ,完了,配達済み,受渡済み,引渡済み,納品済み,発送済み,concluído,concluída,concluido,entregue,finalizado,finalizada,retirado,enviado,wc-completed",
  cancelled:
    "cancelled,canceled,cancel,void,voided,rejected,declined,failed,abandoned,expired,returned,trashed,מבוטל,מבוטלת,בוטל,בוטלה,נדחה,נדחתה,ملغي,ملغى,ملغية,ملغاة,تم الإلغاء,مرفوض,annulée,annulé,refusée,storniert,abgesagt,abgelehnt,abgebrochen,cancelado,cancelada,anulado,anulada,rechazado,取消,已取消,已拒绝,作废,रद्द,रद्द किया,अस्वीकृत,キャンセル,キャンセル済み,取消,取り消し,recusado,recusada,wc-cancelled,wc-failed",
};

const paymentWords: Words<NonNullable<ReadStatus["payment"]>> = {
  paid: "paid,paid in full,fully paid,payment received,captured,settled,שולם,שולמה,שולם במלואו,مدفوع,مدفوعة,تم الدفع,payée,payé,réglée,réglé,bezahlt,beglichen,pagado,pagada,已付款,已支付,付清,भुगतान किया,चुकता,भुगतान हो गया,支払い済み,入金済み,支払済,決済済み,pago,paga,quitado",
  unpaid:
    "unpaid,not paid,payment pending,awaiting payment,outstanding,due,owed,overdue,לא שולם,לא שולמה,ממתין לתשלום,חוב,غير مدفوع,غير مدفوعة,بانتظار الدفع,impayée,impayé,non payée,non payé,unbezahlt,nicht bezahlt,zahlung ausstehend,no pagado,no pagada,sin pagar,impago,未付款,未支付,待付款,अवैतनिक,भुगतान बाकी,बकाया,未払い,未入金,支払い待ち,não pago,nao pago,não paga",
  part: "partially paid,partially_paid,part paid,deposit paid,שולם חלקית,שולמה מקדמה,مدفوع جزئيا,partiellement payée,acompte payé,teilweise bezahlt,anzahlung bezahlt,parcialmente pagado,部分付款,已付定金,आंशिक भुगतान,一部入金,parcialmente pago",
  refunded:
    "refunded,partially refunded,partially_refunded,chargeback,זוכה,הוחזר,مسترد,تم الاسترداد,remboursée,remboursé,erstattet,reembolsado,reembolsada,已退款,वापस किया,返金済み,estornado,wc-refunded",
};

const methodWords: Words<PaymentMethod> = {
  cash: "cash,cod,cash on delivery,מזומן,نقد,نقدا,نقدي,espèces,bar,barzahlung,efectivo,现金,नकद,現金,dinheiro",
  card: "card,credit card,credit,debit card,visa,mastercard,amex,stripe,shopify payments,square,אשראי,כרטיס אשראי,بطاقة,بطاقة ائتمان,carte,carte bancaire,karte,kreditkarte,tarjeta,卡,信用卡,कार्ड,カード,クレジットカード,cartão,cartao",
  bank_transfer:
    "bank transfer,transfer,wire,bacs,zelle,bit,paybox,העברה,העברה בנקאית,ביט,פייבוקס,تحويل,تحويل بنكي,virement,überweisung,transferencia,bizum,转账,银行转账,बैंक ट्रांसफ़र,銀行振込,振込,transferência,pix",
  check: "check,cheque,צ'ק,שיק,המחאה,شيك,chèque,scheck,支票,चेक,小切手",
  other: "other,paypal,gift card,voucher,אחר,أخرى,autre,andere,otro,其他,अन्य,その他,outro",
};

const categoryWords: Words<ExpenseCategory> = {
  office:
    "office,office supplies,stationery,משרד,مكتب,bureau,büro,oficina,办公,कार्यालय,オフィス,事務,escritório",
  marketing:
    "marketing,advertising,ads,שיווק,פרסום,تسويق,إعلان,publicité,werbung,publicidad,市场,营销,विपणन,広告,マーケティング,publicidade",
  travel:
    "travel,transport,transportation,parking,נסיעות,سفر,مواصلات,déplacements,transport,reise,reisen,fahrt,viajes,transporte,差旅,यात्रा,交通費,旅費,viagens",
  subscriptions:
    "subscriptions,subscription,software,מנויים,תוכנה,اشتراكات,abonnements,logiciel,abos,suscripciones,订阅,सदस्यता,サブスクリプション,assinaturas",
  food: "food,ingredients,groceries,raw materials,מזון,חומרי גלם,מצרכים,طعام,مكونات,alimentation,ingrédients,lebensmittel,zutaten,comida,ingredientes,alimentos,食品,原料,食材,भोजन,सामग्री,食費,材料,alimentação",
  utilities:
    "utilities,electricity,water,gas,phone,internet,חשבונות,חשמל,מים,مرافق,كهرباء,énergie,électricité,strom,nebenkosten,servicios,luz,水电,बिजली,光熱費,水道光熱費,serviços públicos,energia",
  supplies:
    "supplies,packaging,equipment,ציוד,אריזות,مستلزمات,تغليف,fournitures,emballage,material,verpackung,suministros,embalaje,materiales,耗材,包装,आपूर्ति,पैकेजिंग,消耗品,包装,materiais,embalagens",
  maintenance:
    "maintenance,repairs,repair,תחזוקה,תיקונים,صيانة,entretien,réparations,wartung,reparatur,mantenimiento,reparaciones,维修,रखरखाव,修繕,修理,manutenção",
  insurance: "insurance,ביטוח,تأمين,assurance,versicherung,seguro,seguros,保险,बीमा,保険",
  fuel: "fuel,petrol,gasoline,diesel,דלק,وقود,بنزين,carburant,essence,kraftstoff,benzin,tanken,combustible,gasolina,燃料,加油,ईंधन,燃料費,ガソリン,combustível",
  other:
    "other,misc,miscellaneous,general,אחר,שונות,أخرى,متنوع,autre,divers,sonstiges,andere,otros,otro,varios,其他,अन्य,その他,outros,outro,diversos",
};

function indexOf<Name extends string>(words: Words<Name>): ReadonlyMap<string, Name> {
  return new Map(
    (Object.entries(words) as [Name, string][]).flatMap(([name, list]) =>
      [name, ...list.split(",")].map((word): [string, Name] => [normalise(word), name]),
    ),
  );
}

const byStatus = indexOf(statusWords);
const byPayment = indexOf(paymentWords);
const byMethod = indexOf(methodWords);
const byCategory = indexOf(categoryWords);

const plain = (cell: string): string => normalise(cell).replaceAll("_", " ").trim();

/** Finds a word, as it is or as its parts (`Paid / Fulfilled`, `Credit card ending 1234`). */
function lookUp<Name extends string>(
  known: ReadonlyMap<string, Name>,
  cell: string,
): Name | undefined {
  const text = plain(cell);
  return (
    known.get(normalise(cell)) ??
    known.get(text) ??
    text
      .split(/[,;/|()]+/)
      .map((part) => known.get(part.trim()))
      .find((name) => name !== undefined)
  );
}

/** Reads a status in ten languages and the words of shops; `null` for a word that is unknown. */
export function readStatus(cell: string): ReadStatus | null {
  const payment = lookUp(byPayment, cell) ?? null;
  const status = lookUp(byStatus, cell) ?? null;
  if (status === null && payment === null) return null;
  return { status: status ?? (payment === "refunded" ? "cancelled" : null), payment };
}

/** Reads what a payment column says: of a column about the payment, "pending" means unpaid. */
export function readPaymentStatus(cell: string): ReadStatus["payment"] {
  const known = lookUp(byPayment, cell);
  if (known !== undefined) return known;
  return lookUp(byStatus, cell) === "pending" ? "unpaid" : null;
}

/** Reads a way of paying; any word that is unknown is `other`. */
export const readMethod = (cell: string): PaymentMethod => lookUp(byMethod, cell) ?? "other";

/** Reads an expense's category; `null` for a word that is unknown. */
export const readCategory = (cell: string): ExpenseCategory | null =>
  lookUp(byCategory, cell) ?? null;

const delivery =
  "delivery,deliver,delivered,shipping,ship,local delivery,courier,משלוח,משלוחים,توصيل,livraison,lieferung,versand,entrega,envío,a domicilio,配送,外送,送货,डिलीवरी,配達,宅配,entrega ao domicílio";
const pickup =
  "pickup,pick up,pick-up,store pickup,local pickup,collection,collect,self collect,איסוף,איסוף עצמי,استلام,استلام من المحل,retrait,à emporter,abholung,selbstabholung,recogida,retiro,para llevar,自取,到店自取,पिकअप,受け取り,店頭受取,retirada,levantamento";
const byFulfilment = indexOf({ delivery, pickup });

/** Reads whether an order is delivered or picked up; `null` where the cell does not say it. */
export const readFulfilment = (cell: string): "delivery" | "pickup" | null =>
  lookUp(byFulfilment, cell) ?? null;
