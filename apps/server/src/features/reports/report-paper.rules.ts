/**
 * A report as a Typst template: all texts come as data, so that what people typed stays text. First a page with the
 * period's answer, then each table with a head that every page repeats. Sums and numbers stand each in a box of its own.
 */
export const reportTemplate = `
#let d = json(bytes(sys.inputs.data))
#let direction = if d.dir == "rtl" { rtl } else { ltr }
#let fonts = {
  let all = json(bytes(sys.inputs.fonts))
  let own = (he: "Noto Sans Hebrew", ar: "Noto Sans Arabic", hi: "Noto Sans Devanagari",
    ja: "Noto Sans JP", zh: "Noto Sans SC").at(d.lang, default: "Noto Sans")
  ("Noto Sans", own, ..all)
}
#let quiet = luma(90)
#let thin = 0.5pt + luma(170)
#let brand = rgb("#a8174b")
#set document(title: d.title + ", " + d.period)
#set page(paper: "a4", margin: (x: 15mm, top: 16mm, bottom: 18mm), footer: context text(size: 8pt, fill: quiet)[
  #grid(columns: (1fr, auto), align: (start, end),
    [#d.business · #d.title · #box(d.period)],
    box(d.pageOf.replace("%1", str(counter(page).get().first())).replace("%2", str(counter(page).final().first()))))
])
#set text(lang: d.lang, dir: direction, font: fonts, size: 10pt, cjk-latin-spacing: none)
#set par(leading: 0.55em)

#let seal = box(width: 15mm, height: 15mm, {
  for step in range(12) {
    place(center + horizon, dx: 5.6mm * calc.cos(step * 30deg), dy: 5.6mm * calc.sin(step * 30deg), circle(radius: 1.9mm, fill: brand))
  }
  place(center + horizon, circle(radius: 5.8mm, fill: brand))
  place(center + horizon, circle(radius: 4.6mm, stroke: (paint: white, thickness: 0.5pt, dash: "dotted")))
  place(center + horizon, text(size: 15pt, weight: "bold", fill: white, d.initial))
})
// So many letters have room in their box at full size; a longer sum is set smaller, so that its minus stays next to it.
#let figureSize(value) = 16pt * calc.min(1, 15 / calc.max(1, value.clusters().len()))
#let amount(figure, isResult: false) = block(
  width: 100%, inset: 3.2mm, radius: 2mm, stroke: if isResult { 1.2pt + brand } else { thin },
  [#text(size: 9pt, fill: quiet, figure.name) #linebreak() #text(size: figureSize(figure.values.at(0)), weight: "bold", box(figure.values.at(0)))],
)
#let sign(mark) = align(center, text(size: 14pt, weight: "bold", mark))

#grid(columns: (auto, 1fr, auto), column-gutter: 4mm, align: (start + horizon, start + horizon, start + horizon),
  seal, text(size: 15pt, weight: "bold", d.business),
  stack(spacing: 3.5mm, text(size: 17pt, weight: "bold", d.title), text(size: 11pt, weight: "bold", box(d.period))),
)
#v(1mm)
#text(size: 9pt, fill: quiet, d.madeOn)
#line(length: 100%, stroke: 1.2pt)
#v(3mm)
#for one in d.answers [
  #let whole = one.lines.filter(line => not line.isPart)
  #block(breakable: one.lines.len() > 34)[
    #if d.answers.len() > 1 [ #text(size: 12pt, weight: "bold", one.name) #v(0.5mm) ]
    #grid(columns: (1fr, 6mm, 1fr, 6mm, 1.1fr), align: horizon,
      amount(whole.at(0)), sign("−"), amount(whole.at(1)), sign("="), amount(whole.at(2), isResult: true),
    )
    #if one.verdict != "" [ #v(1mm) #align(end, text(weight: "bold", one.verdict)) ]
    #table(
      columns: (1fr, ..one.lines.at(0).values.map(_ => auto)), align: (start, ..one.lines.at(0).values.map(_ => right)),
      stroke: none, inset: (x: 4pt, y: 4pt),
      ..if one.heads.len() > 0 {
        (table.header([], ..one.heads.map(head => text(size: 8.5pt, fill: quiet, box(head))), table.hline(stroke: 0.8pt)),)
      },
      ..one.lines.map(line => (
        if line.isPart { [#h(5mm) #line.name] } else [#text(weight: "bold", line.name) #h(2mm) #text(size: 8.5pt, fill: quiet, line.means)],
        ..line.values.enumerate().map(((at, value)) => text(weight: if at == 0 and not line.isPart { "bold" } else { "regular" }, box(value))),
        table.hline(stroke: if line.isPart { 0.3pt + luma(215) } else { thin }),
      )).flatten(),
    )
  ]
  #v(4mm)
]
#if d.answers.len() > 1 [ #text(fill: quiet, d.apart) #v(2mm) ]
#text(size: 8.5pt, fill: quiet, d.notice)

#for one in d.tables [
  #let many = one.columns.len()
  #let size = if many > 10 { 6.5pt } else if many > 7 { 7.5pt } else { 9pt }
  #set page(flipped: many > 7)
  #text(size: 16pt, weight: "bold", one.title)
  #v(2mm)
  #if one.isEmpty [ #text(fill: quiet, d.empty) ] else [
    #set text(size: size)
    #table(
      columns: one.columns.map(column => if column.share > 0 { column.share * 1fr } else { auto }),
      align: one.columns.map(column => if column.number { right } else { start }),
      stroke: none, inset: (x: 3pt, y: 3.5pt),
      table.header(table.hline(stroke: 0.8pt), ..one.columns.map(column => text(weight: "bold", column.title)), table.hline(stroke: 0.8pt)),
      ..one.rows.map(row => (..row.enumerate().map(((at, cell)) => if one.columns.at(at).number { box(cell) } else { cell }), table.hline(stroke: thin))).flatten(),
      ..one.total.map(cell => text(weight: "bold", box(cell))),
    )
  ]
  #if one.note != "" [ #v(2mm) #text(fill: quiet, one.note) ]
]
`;
