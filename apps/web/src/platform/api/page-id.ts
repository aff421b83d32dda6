/** The id of this page, another in every tab and after every reload (`pageHeader`). */
export const pageId: string = crypto.randomUUID();
