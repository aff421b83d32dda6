import type { KindColumns } from "./kind-columns.types.ts";

/**
 * The columns of a file of orders, in ten languages and as Shopify, WooCommerce, Square, Wix, Etsy and Squarespace name
 * them.
 */
export const orderColumns = {
  targets: [
    "number",
    "name",
    "first_name",
    "last_name",
    "phone",
    "email",
    "date",
    "orderDate",
    "time",
    "items",
    "item",
    "variant",
    "quantity",
    "unitPrice",
    "lineTotal",
    "total",
    "currency",
    "status",
    "paymentStatus",
    "paid",
    "deposit",
    "balance",
    "paidAt",
    "method",
    "fulfilment",
    "address",
    "notes",
    "allergens",
    "allergyNote",
    "skip",
  ],
  spare: "skip",
  required: [
    ["name", "first_name", "last_name", "phone", "email"],
    ["date", "orderDate"],
    ["items", "item", "total"],
  ],
  headings: {
    number: [
      "order,order number,order no,order id,order ref,order reference,order_number,order_id,transaction id,receipt number,sale id,מספר הזמנה,הזמנה,מס הזמנה,رقم الطلب,الطلب,رقم الطلبية,numéro de commande,commande,n° de commande,n commande,bestellnummer,bestellung,auftragsnummer,auftrag,número de pedido,pedido,nº de pedido,n pedido,订单号,订单编号,订单,ऑर्डर नंबर,ऑर्डर,注文番号,注文,número da encomenda,encomenda,número do pedido",
      "invoice number,invoice,number,no,id,מספר,رقم,numéro,nummer,número,编号,क्रमांक,番号",
    ],
    name: [
      "client,client name,customer,customer name,name,full name,recipient name,ordered by,buyer name,contact,שם,שם הלקוח,שם הלקוחה,שם לקוח,לקוח,לקוחה,שם מלא,שם המזמין,اسم,الاسم,اسم العميل,العميل,اسم الزبون,الزبون,nom,client·e,cliente,nom du client,kunde,kundin,kundenname,nombre,nombre del cliente,客户,客户姓名,姓名,顾客,ग्राहक,नाम,ग्राहक का नाम,顧客,顧客名,お客様名,氏名,名前,nome,nome do cliente",
      "shipping name,ship name,billing name,recipient,buyer,delivery name,bill to,ship to",
    ],
    first_name: [
      "first name,billing first name,first name billing,billing_first_name,שם פרטי,الاسم الأول,prénom,vorname,nombre de pila,名字,पहला नाम,名,primeiro nome",
      "shipping first name,first name shipping",
    ],
    last_name: [
      "last name,billing last name,last name billing,billing_last_name,surname,שם משפחה,اسم العائلة,nom de famille,nachname,apellido,apellidos,姓,姓氏,उपनाम,sobrenome,apelido",
      "shipping last name,last name shipping",
    ],
    phone: [
      "phone,phone number,mobile,telephone,tel,customer phone,contact phone,whatsapp,טלפון,נייד,מספר טלפון,هاتف,الهاتف,رقم الهاتف,جوال,téléphone,portable,telefon,handy,telefonnummer,teléfono,móvil,电话,手机,联系电话,फ़ोन,फोन,मोबाइल,電話,電話番号,telefone,telemóvel,celular",
      "billing phone,phone billing,billing_phone,recipient phone,shipping phone,ship phone",
    ],
    email: [
      "email,e-mail,email address,customer email,contact email,mail,מייל,אימייל,דואל,بريد,البريد الإلكتروني,courriel,correo,correo electrónico,邮箱,电子邮件,ईमेल,メール,メールアドレス",
      "billing email,email billing,billing_email,recipient email,buyer email",
    ],
    date: [
      "delivery date,pickup date,pick up date,due date,date needed,needed on,for,for date,event date,date required,fulfillment date,fulfilment date,collection date,date,day,deliver on,delivery day,תאריך משלוח,תאריך אספקה,תאריך איסוף,תאריך האירוע,לתאריך,תאריך,מתי,تاريخ التسليم,تاريخ التوصيل,تاريخ الاستلام,التاريخ,date de livraison,date de retrait,pour le,date,lieferdatum,abholdatum,liefertag,datum,für,fecha de entrega,fecha de recogida,fecha,para,交货日期,配送日期,取货日期,日期,डिलीवरी की तारीख,तारीख,दिनांक,納品日,受取日,配達日,お届け日,日付,data de entrega,data,para o dia",
      "fulfillment due,scheduled date,scheduled for,ship date,date shipped,fulfilled at,delivery time,delivery_date",
    ],
    orderDate: [
      "order date,created at,date created,created,ordered at,ordered on,order placed,placed on,sale date,transaction date,order_date,purchase date,תאריך הזמנה,הוזמן בתאריך,נוצר,تاريخ الطلب,تاريخ الإنشاء,date de commande,date de la commande,créée le,bestelldatum,auftragsdatum,erstellt am,fecha del pedido,fecha de pedido,creado,下单日期,订单日期,下单时间,创建时间,ऑर्डर की तारीख,注文日,受注日,作成日,data do pedido,data da encomenda",
    ],
    time: [
      "time,delivery time,pickup time,hour,at,time slot,delivery window,שעה,שעת משלוח,שעת איסוף,שעת אספקה,الوقت,الساعة,وقت التسليم,heure,heure de livraison,uhrzeit,zeit,lieferzeit,abholzeit,hora,hora de entrega,时间,配送时间,समय,時間,時刻,受取時間,horário,hora da entrega",
    ],
    items: [
      "items,order items,products,products ordered,order details,what,order content,contents,line items,line_items,פריטים,מוצרים,פירוט,פירוט הזמנה,מה,الأصناف,المنتجات,تفاصيل الطلب,articles,produits,contenu,détail,artikel,produkte,positionen,artículos,productos,detalle,商品,订单内容,产品,明细,आइटम,उत्पाद,सामान,商品一覧,注文内容,品目,itens,produtos,artigos",
    ],
    item: [
      "item,item name,product,product name,lineitem name,line item,line item name,title,lineitem_name,line_item_1,cake,dessert,פריט,מוצר,שם המוצר,שם פריט,صنف,المنتج,اسم المنتج,article,produit,nom du produit,produktname,artikelname,produkt,producto,artículo,nombre del producto,商品名称,产品名称,品名,उत्पाद का नाम,商品名,品名,produto,nome do produto,artigo",
    ],
    variant: [
      "variant,variation,lineitem variant,item variation,size,price point name,variations,וריאציה,גודל,الحجم,variante,größe,tamaño,variación,规格,आकार,サイズ,バリエーション,tamanho,variação",
    ],
    quantity: [
      "quantity,qty,amount ordered,count,pieces,lineitem quantity,item quantity,number of items,כמות,الكمية,العدد,quantité,qté,menge,anzahl,stück,cantidad,unidades,数量,मात्रा,संख्या,個数,quantidade,qtd",
    ],
    unitPrice: [
      "unit price,price,price each,item price,lineitem price,item cost,price per unit,מחיר,מחיר ליחידה,سعر,السعر,سعر الوحدة,prix,prix unitaire,preis,einzelpreis,stückpreis,precio,precio unitario,单价,价格,कीमत,दर,मूल्य,単価,価格,preço,preço unitário",
    ],
    lineTotal: [
      "line total,item total,line amount,subtotal item,net sales,gross sales,row total,סכום שורה,إجمالي الصنف,total ligne,zeilensumme,positionssumme,importe,total línea,小计,पंक्ति योग,小計,total do item",
    ],
    total: [
      "total,order total,grand total,total price,order total amount,amount,sum,total amount,order_total,total due,סהכ,סה״כ,סה''כ,סה\"כ,סכום,סך הכל,إجمالي,الإجمالي,المجموع,المبلغ,total commande,montant,montant total,summe,gesamt,gesamtbetrag,gesamtsumme,betrag,importe total,monto,总计,总额,金额,合计,कुल,कुल राशि,राशि,合計,合計金額,総額,金額,valor,valor total",
    ],
    currency: [
      "currency,currency code,מטבע,عملة,العملة,devise,monnaie,währung,moneda,divisa,币种,货币,मुद्रा,通貨,moeda",
    ],
    status: [
      "status,order status,state,fulfillment status,fulfilment status,סטטוס,מצב,מצב הזמנה,الحالة,حالة الطلب,statut,état,statut de commande,zustand,bestellstatus,estado,estado del pedido,状态,订单状态,स्थिति,状態,ステータス,注文状況,situação",
      "event type,cancelled",
    ],
    paymentStatus: [
      "payment status,financial status,paid status,סטטוס תשלום,מצב תשלום,حالة الدفع,statut de paiement,zahlungsstatus,estado del pago,estado de pago,付款状态,支付状态,भुगतान स्थिति,支払い状況,入金状況,status do pagamento",
    ],
    paid: [
      "paid,amount paid,paid amount,total paid,payments,שולם,סכום ששולם,כמה שולם,المدفوع,المبلغ المدفوع,payé,montant payé,bezahlt,gezahlt,anzahlung erhalten,pagado,importe pagado,已付,已付金额,भुगतान,चुकाया,支払済額,入金額,pago,valor pago",
    ],
    deposit: [
      "deposit,down payment,advance,deposit paid,מקדמה,עירבון,عربون,دفعة مقدمة,acompte,arrhes,anzahlung,anticipo,seña,depósito,定金,订金,预付款,अग्रिम,जमा,内金,前金,sinal,entrada",
    ],
    balance: [
      "balance,balance due,outstanding balance,amount due,remaining,outstanding,יתרה,יתרה לתשלום,נשאר לשלם,المتبقي,الرصيد,solde,reste à payer,restbetrag,offener betrag,saldo,pendiente,余额,未付金额,बकाया,शेष,残金,残額,saldo devedor",
    ],
    paidAt: [
      "paid at,paid on,payment date,date paid,שולם בתאריך,תאריך תשלום,تاريخ الدفع,payé le,date de paiement,bezahlt am,zahlungsdatum,fecha de pago,付款日期,支付时间,भुगतान तिथि,支払日,入金日,data de pagamento",
    ],
    method: [
      "payment method,payment type,paid by,payment method title,אמצעי תשלום,שיטת תשלום,طريقة الدفع,mode de paiement,moyen de paiement,zahlungsart,zahlungsmethode,forma de pago,método de pago,付款方式,支付方式,भुगतान विधि,支払方法,forma de pagamento",
    ],
    fulfilment: [
      "delivery method,shipping method,fulfillment type,fulfilment,fulfillment,pickup or delivery,delivery or pickup,delivery type,delivery,dining option,shipping method title,אופן קבלה,משלוח או איסוף,משלוח,איסוף,طريقة التسليم,التوصيل,mode de livraison,livraison ou retrait,livraison,lieferart,versandart,lieferung oder abholung,método de entrega,entrega,tipo de entrega,配送方式,取货方式,डिलीवरी,डिलीवरी का तरीका,受取方法,配送方法,modo de entrega",
    ],
    address: [
      "address,delivery address,shipping address,shipping address1,shipping address2,shipping city,shipping zip,ship address1,ship address2,street 1,street 2,recipient address,recipient address 2,recipient city,recipient postal code,ship city,ship zipcode,address 1 2 shipping,city shipping,postcode shipping,shipping_address_1,shipping_city,כתובת,כתובת למשלוח,כתובת משלוח,עיר,عنوان,العنوان,عنوان التوصيل,المدينة,adresse,adresse de livraison,ville,lieferadresse,anschrift,ort,dirección,dirección de entrega,ciudad,地址,送货地址,पता,डिलीवरी पता,住所,お届け先,配達先,endereço,endereço de entrega,cidade,morada",
    ],
    notes: [
      "notes,note,comment,comments,customer note,order notes,private notes,instructions,special instructions,message,note from customer,buyer note,fulfillment notes,note attributes,details,delivery instructions,הערות,הערה,בקשות,ملاحظات,ملاحظة,تعليمات,remarques,commentaire,commentaires,consignes,notizen,bemerkung,bemerkungen,anmerkung,hinweise,notas,nota,comentarios,observaciones,instrucciones,备注,留言,说明,टिप्पणी,नोट,निर्देश,備考,メモ,ご要望,observações,comentários,instruções",
    ],
    allergens: [
      "allergens,אלרגנים,مسببات الحساسية,allergènes,allergene,alérgenos,过敏原,एलर्जेन,アレルゲン,alergénios",
    ],
    allergyNote: [
      "allergies,allergy,dietary,dietary needs,allergy_note,אלרגיות,אלרגיה,רגישויות,حساسية,الحساسية,allergie,allergien,unverträglichkeiten,alergias,alergia,过敏,过敏信息,एलर्जी,アレルギー",
    ],
  },
} as const satisfies KindColumns;
