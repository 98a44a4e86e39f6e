/** HR's day inside the admin; also the place of its keys. */
export const todayPath = '/today';
