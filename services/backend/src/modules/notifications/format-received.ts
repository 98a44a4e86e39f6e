/** Where HR sits: the company is in Noida. */
const noida = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** For example "21 November 2026 at 15:47 IST". */
export const formatReceived = (at: Date) => `${noida.format(at)} IST`;
