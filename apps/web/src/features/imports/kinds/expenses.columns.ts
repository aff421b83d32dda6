import type { KindColumns } from "./kind-columns.types.ts";

/** The columns of a file of expenses, in ten languages. */
export const expenseColumns = {
  targets: [
    "date",
    "amount",
    "name",
    "category",
    "currency",
    "tax",
    "receiptNumber",
    "notes",
    "skip",
  ],
  spare: "notes",
  required: [["date"], ["amount"]],
  headings: {
    date: [
      "date,expense date,invoice date,purchase date,transaction date,paid on,day,תאריך,תאריך חשבונית,التاريخ,تاريخ,تاريخ الفاتورة,date de facture,datum,rechnungsdatum,belegdatum,fecha,fecha de factura,日期,开票日期,तारीख,दिनांक,日付,購入日,data,data da fatura",
    ],
    amount: [
      "amount,total,total amount,sum,price,cost,paid,gross,gross amount,value,debit,סכום,סה״כ,סהכ,עלות,المبلغ,الإجمالي,التكلفة,montant,montant ttc,total ttc,prix,betrag,summe,brutto,gesamtbetrag,importe,monto,coste,金额,总额,合计,费用,राशि,कुल,लागत,金額,合計,支払額,valor,montante,custo",
    ],
    name: [
      "supplier,vendor,merchant,payee,shop,store,business name,business_name,paid to,company,name,ספק,שם הספק,עסק,חנות,المورد,المتجر,التاجر,اسم المورد,fournisseur,commerçant,magasin,lieferant,händler,firma,geschäft,proveedor,comercio,tienda,供应商,商家,商户,आपूर्तिकर्ता,विक्रेता,दुकान,仕入先,支払先,店名,fornecedor,loja,empresa",
    ],
    category: [
      "category,type,account,expense type,expense category,קטגוריה,סוג,סוג הוצאה,الفئة,النوع,التصنيف,catégorie,type de dépense,kategorie,art,kostenart,categoría,tipo,类别,分类,श्रेणी,प्रकार,カテゴリ,科目,勘定科目,categoria",
    ],
    currency: [
      "currency,currency code,מטבע,عملة,العملة,devise,monnaie,währung,moneda,divisa,币种,货币,मुद्रा,通貨,moeda",
    ],
    tax: [
      "tax,vat,tax amount,vat amount,gst,sales tax,מעמ,מע״מ,الضريبة,ضريبة القيمة المضافة,tva,montant tva,mwst,ust,steuer,iva,impuesto,税额,税,增值税,कर,जीएसटी,税,消費税,imposto",
    ],
    receiptNumber: [
      "receipt number,invoice number,receipt no,invoice no,reference,ref,document number,receipt_number,מספר קבלה,מספר חשבונית,אסמכתא,رقم الفاتورة,رقم الإيصال,numéro de facture,n° de facture,référence,rechnungsnummer,belegnummer,número de factura,referencia,发票号,单号,चालान संख्या,रसीद संख्या,領収書番号,請求書番号,número da fatura,referência",
    ],
    notes: [
      "notes,note,description,memo,comment,comments,details,what for,purpose,הערות,תיאור,פירוט,עבור,ملاحظات,الوصف,البيان,description,remarques,libellé,objet,beschreibung,notiz,zweck,bemerkung,descripción,concepto,notas,说明,备注,描述,用途,विवरण,टिप्पणी,内容,摘要,備考,descrição,observações",
    ],
  },
} as const satisfies KindColumns;
