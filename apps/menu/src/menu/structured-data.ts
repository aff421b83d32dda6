import type { MenuItem, MenuView } from "@marzipan/contract/menu-view";

const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

const diets: Readonly<Partial<Record<MenuItem["marks"][number], string>>> = {
  vegan: "https://schema.org/VeganDiet",
  halal: "https://schema.org/HalalDiet",
};

/** Returns the menu as schema.org describes a bakery with its menu; `url` is the page's own address. */
export function describeForSearch(view: MenuView, url: string, origin: string): unknown {
  const { business, ordering } = view;
  const picture = business.logo?.forms.at(-1)?.url;
  return {
    "@context": "https://schema.org",
    "@type": "Bakery",
    name: business.name,
    url,
    ...(business.tagline === "" ? {} : { description: business.tagline }),
    ...(business.phone === null ? {} : { telephone: business.phone }),
    ...(business.address === "" ? {} : { address: business.address }),
    ...(picture ? { image: `${origin}${picture}`, logo: `${origin}${picture}` } : {}),
    currenciesAccepted: view.currency,
    openingHoursSpecification: ordering.openingHours.flatMap((spans, day) =>
      spans.map(({ from, to }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: weekdays[day],
        opens: from,
        closes: to,
      })),
    ),
    hasMenu: {
      "@type": "Menu",
      inLanguage: view.language,
      hasMenuSection: view.sections
        .filter(({ items }) => items.length > 0)
        .map(({ name, items }) => ({
          "@type": "MenuSection",
          ...(name === null ? {} : { name }),
          hasMenuItem: items.map((item) => describeItem(item, view.currency, origin)),
        })),
    },
  };
}

function describeItem(item: MenuItem, currency: string, origin: string): unknown {
  const picture = item.pictures[0]?.forms.at(-1)?.url;
  const suitable = item.marks.flatMap((mark) => diets[mark] ?? []);
  return {
    "@type": "MenuItem",
    name: item.name,
    ...(item.description === "" ? {} : { description: item.description }),
    ...(picture ? { image: `${origin}${picture}` } : {}),
    ...(suitable.length === 0 ? {} : { suitableForDiet: suitable }),
    offers: {
      "@type": "Offer",
      price: item.price.toFixed(2),
      priceCurrency: currency,
      ...(item.soldOutUntil !== null && {
        availability: "https://schema.org/SoldOut",
        availabilityStarts: item.soldOutUntil,
      }),
    },
  };
}
