export const company = 'Plumbline';
