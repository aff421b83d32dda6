/** The most columns of a file that is imported. */
export const mostColumns = 100;
