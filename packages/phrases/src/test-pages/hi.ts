import type { Translation } from "../core.ts";
import type { testPages as english } from "./en.ts";

/** The pages that stand in for the card provider's in test mode. */
export const testPages: Translation<typeof english> = {
  title: "परीक्षण मोड",
  explained: "किसी कार्ड से पैसा नहीं कटता और कोई रकम नहीं जाती। यह पेज Paddle की जगह है।",
  plan_for: "{business} के लिए {plan}",
  tax: "कर",
  no_tax: "परीक्षण मोड में नहीं",
  to_pay: "अभी देना है",
  sold_to: "खरीदार",
  pay: "पेमेंट करें",
  choose: "यह परीक्षण क्या करे",
  refuse: "कार्ड अस्वीकार होने दें",
  refused: "कार्ड अस्वीकार हुआ। कोई पेमेंट नहीं हुआ।",
  close: "बिना पेमेंट लौटें",
  paid: "इसका पेमेंट हो चुका है।",
  portal: "बिलिंग पोर्टल",
  state: "पेमेंट सेवा पर स्थिति",
  period_end: "यहाँ तक पेमेंट हुआ",
  back: "Marzipan पर लौटें",
  act_renew: "अगले पेमेंट तक समय बीतने दें",
  act_refuse_card: "अब से कार्ड अस्वीकार हो",
  act_accept_card: "चलने वाला नया कार्ड जोड़ें",
  act_refund: "पिछला पेमेंट लौटाएँ",
  act_refund_half: "उसका आधा लौटाएँ",
  act_cancel_now: "अभी रद्द करें",
  act_pause: "रोकें",
  act_resume: "फिर शुरू करें",
};
