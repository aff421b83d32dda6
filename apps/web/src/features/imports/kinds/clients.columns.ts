import type { KindColumns } from "./kind-columns.types.ts";

/** The columns of a file of clients, in ten languages. */
export const clientColumns = {
  targets: [
    "name",
    "first_name",
    "middle_name",
    "last_name",
    "phone",
    "email",
    "notes",
    "allergens",
    "allergyNote",
    "language",
    "skip",
  ],
  spare: "notes",
  required: [["name", "first_name", "last_name", "phone", "email"]],
  headings: {
    name: [
      "name,full name,client,client name,customer,customer name,contact,contact name,display name,שם,שם מלא,שם הלקוח,שם הלקוחה,שם לקוח,שם לקוחה,לקוח,לקוחה,לקוחות,איש קשר,اسم,الاسم,الاسم الكامل,اسم العميل,اسم الزبون,العميل,الزبون,الاسم الكامل للزبون,nom,nom complet,nom du client,nom et prénom,nom prénom,client·e,cliente,kunde,kundin,kundenname,vollständiger name,kontakt,nombre,nombre completo,nombre del cliente,nombre y apellidos,cliente nombre,姓名,名字,名称,客户,客户姓名,客户名称,顾客,顾客姓名,联系人,नाम,पूरा नाम,ग्राहक,ग्राहक का नाम,ग्राहक नाम,氏名,名前,お名前,お客様名,顧客名,顧客,得意先名,nome,nome completo,nome do cliente,cliente nome",
      "billing name,recipient name,file as,full name billing,ship name,shipping name,deliver to",
      "organization name,organization 1 name,organisation,organization,company,company name,default address company,billing company,business name,nickname",
    ],
    first_name: [
      "first name,first_name,firstname,given name,forename,שם פרטי,الاسم الأول,الاسم الاول,prénom,prenom,vorname,primer nombre,nombre de pila,名,पहला नाम,प्रथम नाम,下の名前,primeiro nome,nome próprio",
      "billing first name,first name billing,customer first name,buyer first name,shipping first name,first name shipping",
    ],
    middle_name: [
      "middle name,additional name,second name,שם אמצעי,الاسم الأوسط,deuxième prénom,zweiter vorname,segundo nombre,中间名,मध्य नाम,ミドルネーム,nome do meio",
    ],
    last_name: [
      "last name,lastname,surname,family name,שם משפחה,اسم العائلة,الكنية,اللقب,nom de famille,nachname,familienname,apellido,apellidos,姓,姓氏,उपनाम,सरनेम,अंतिम नाम,苗字,名字 姓,sobrenome,apelido",
      "billing last name,last name billing,customer last name,buyer last name,shipping last name,last name shipping",
    ],
    phone: [
      "phone,phone number,phone no,phone 1,mobile,mobile phone,mobile number,mobile no,cell,cell phone,cellphone,cellular,tel,telephone,telephone number,whatsapp,whatsapp number,טלפון,מספר טלפון,טל,נייד,טלפון נייד,מספר נייד,פלאפון,סלולרי,וואטסאפ,ווטסאפ,هاتف,الهاتف,رقم الهاتف,جوال,الجوال,رقم الجوال,موبايل,محمول,تلفون,واتساب,téléphone,telephone,numéro de téléphone,tél,portable,mobile téléphone,gsm,telefon,telefonnummer,handy,handynummer,mobil,mobiltelefon,mobilnummer,rufnummer,teléfono,telefono,número de teléfono,móvil,movil,celular,número de celular,电话,电话号码,手机,手机号,手机号码,联系电话,联系方式,फ़ोन,फोन,फ़ोन नंबर,फोन नंबर,मोबाइल,मोबाइल नंबर,電話,電話番号,携帯,携帯電話,携帯番号,telefone,número de telefone,telemóvel,numero de telefone",
      "home phone,business phone,contact number,primary phone,default address phone,billing phone,phone 1 value,phone 2 value,phone 3 value,mobile phone 2,home phone 2,business phone 2,phone billing,phone shipping,shipping phone,work phone,other phone,company phone,company main phone,billing phone number,shipping phone number,ship to phone,address phone,other numbers,מספרים אחרים,أرقام أخرى,autres numéros,weitere nummern,otros números,其他号码,दूसरे नंबर,ほかの番号,outros números",
    ],
    email: [
      "email,e-mail,mail,email address,e-mail address,email 1,e-mail 1 value,email 1 value,מייל,אימייל,דואל,דוא״ל,דוא''ל,דוא\"ל,דואר אלקטרוני,כתובת מייל,כתובת אימייל,بريد,البريد,البريد الإلكتروني,بريد إلكتروني,البريد الالكتروني,ايميل,إيميل,courriel,adresse e-mail,adresse email,adresse mail,mél,e-mail-adresse,emailadresse,mailadresse,correo,correo electrónico,correo electronico,dirección de correo,邮箱,电子邮件,电子邮箱,邮件,ईमेल,ई-मेल,ईमेल पता,メール,メールアドレス,eメール,endereço de email,endereço de e-mail,correio eletrónico",
      "billing email,primary email,e-mail 2 value,email 2 value,e-mail 2 address,e-mail 3 address,email billing,customer email,contact email,user email,buyer email,account email",
    ],
    language: [
      "language,preferred language,locale,שפה,اللغة,لغة,langue,sprache,idioma,语言,भाषा,言語,língua",
    ],
    allergens: [
      "allergens,אלרגנים,مسببات الحساسية,allergènes,allergene,alérgenos,过敏原,एलर्जेन,アレルゲン,alergénios",
    ],
    allergyNote: [
      "allergies,allergy,allergy note,dietary needs,dietary notes,אלרגיה,אלרגיות,רגישויות,رجيم,حساسية,الحساسية,allergie,allergies note,allergien,unverträglichkeiten,alergia,alergias,过敏,过敏原,过敏信息,एलर्जी,アレルギー,アレルギー情報",
    ],
    notes: [
      "notes,note,comment,comments,remark,remarks,memo,customer note,הערות,הערה,ملاحظات,ملاحظة,remarque,remarques,commentaire,commentaires,notiz,notizen,bemerkung,bemerkungen,anmerkung,anmerkungen,kommentar,nota,notas,observaciones,comentarios,备注,说明,注释,टिप्पणी,नोट,नोट्स,備考,メモ,observações,observacoes,comentários",
    ],
  },
} as const satisfies KindColumns;
