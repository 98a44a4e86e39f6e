/** For the way to something that was built, or where there is none. */
export const visitWords = {
  visit: 'Go to website',
  newTab: 'opens in a new tab',
  noLink: 'No Link Available',
} as const;
