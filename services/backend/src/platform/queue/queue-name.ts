export const QUEUE_NAME = 'frontdoor';
