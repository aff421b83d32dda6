/** The most columns of a sheet. */
export const mostColumns = 100;
