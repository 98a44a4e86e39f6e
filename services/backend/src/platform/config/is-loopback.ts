/** Whether the host of a URL is this machine itself, by its literal name: localhost (RFC 6761), 127.0.0.0/8 or ::1. */
export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host);
