/** In so many first days of a month the papers of the last one are sent; a server that stood still makes up for it. */
export const firstDays = 5;
