/**
 * The confirmation as a Typst template: all texts come as data, so that what people typed stays text. Sums, phone
 * numbers and order numbers stand each in a box of its own, so that no neighbour turns them round.
 */
export const confirmationTemplate = `
#let d = json(bytes(sys.inputs.data))
#let slip = d.paper == "slip"
#let direction = if d.dir == "rtl" { rtl } else { ltr }
#let fonts = {
  let all = json(bytes(sys.inputs.fonts))
  let own = (he: "Noto Sans Hebrew", ar: "Noto Sans Arabic", hi: "Noto Sans Devanagari",
    ja: "Noto Sans JP", zh: "Noto Sans SC").at(d.lang, default: "Noto Sans")
  ("Noto Sans", own, ..all)
}
#set document(title: d.title + " " + d.number)
#set page(
  width: if slip { 80mm } else { 210mm },
  height: if slip { auto } else { 297mm },
  margin: if slip { 5mm } else { 20mm },
)
#set text(lang: d.lang, dir: direction, font: fonts, size: if slip { 9pt } else { 11pt }, cjk-latin-spacing: none)
#set par(leading: 0.55em)
#let boxed(sum) = box(sum)
#let ltrbox(code) = box(text(dir: ltr, code))
#let line-under = line(length: 100%, stroke: 0.6pt + luma(160))
#let pair(name, sum, strong-line: false) = {
  let weight = if strong-line { "bold" } else { "regular" }
  grid(columns: (1fr, auto), column-gutter: 8pt,
    align(start, text(weight: weight, name)), align(end, text(weight: weight, boxed(sum))))
}

#block(below: if slip { 2.5mm } else { 4mm }, text(size: if slip { 14pt } else { 22pt }, weight: "bold", d.business))
#if d.phone != "" [ #block(text(fill: luma(90), ltrbox(d.phone))) ]
#v(if slip { 2mm } else { 8mm })
#block(below: if slip { 2.5mm } else { 4mm }, text(size: if slip { 11pt } else { 16pt }, weight: "bold", d.title))
#box(d.number) #h(4pt) #text(fill: luma(90), box(d.issued))
#v(1mm)
#line-under
#for fact in d.facts [
  #grid(columns: (auto, 1fr), column-gutter: 8pt, align(start, fact.at(0)), align(end, fact.at(1)))
  #v(0.5mm)
]
#if d.cancelled != "" [ #v(1mm) #text(weight: "bold", d.cancelled) ]
#v(if slip { 1mm } else { 4mm })

#if d.items.len() > 0 [
  #if slip [
    #for item in d.items [
      #text(weight: "bold", item.at(0)) \\
      #pair([#box(item.at(1)) × #boxed(item.at(2))], item.at(3))
      #v(0.5mm)
    ]
  ] else [
    #table(
      columns: (1fr, auto, auto, auto), align: (start, end, end, end), stroke: none, inset: (x: 0pt, y: 7pt), column-gutter: 14pt,
      table.hline(stroke: 0.8pt),
      table.header(..d.heads.map(head => text(weight: "bold", head))),
      table.hline(stroke: 0.8pt),
      ..d.items.map(item => (item.at(0), box(item.at(1)), boxed(item.at(2)), boxed(item.at(3)))).flatten(),
      table.hline(stroke: 0.6pt + luma(160)),
    )
  ]
]
#for sum in d.sums [ #pair(sum.at(0), sum.at(1)) #v(0.5mm) ]
#line-under
#text(size: if slip { 11pt } else { 14pt }, pair(d.balance.at(0), d.balance.at(1), strong-line: true))

#if d.payments.len() > 0 [
  #v(if slip { 3mm } else { 8mm })
  #text(weight: "bold", d.paymentsTitle)
  #for payment in d.payments [
    #pair([#box(payment.at(0)) · #payment.at(1)], payment.at(2))
    #v(0.5mm)
  ]
]
#v(if slip { 3mm } else { 10mm })
#d.thanks
#v(1mm)
#text(size: if slip { 8pt } else { 9pt }, fill: luma(90), d.notice)
`;
