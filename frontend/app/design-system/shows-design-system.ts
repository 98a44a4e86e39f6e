/** Whether there is a page of all parts, for developers: `npm run dev` has it, and a build only on request. */
export const showsDesignSystem = process.env['NODE_ENV'] === 'development' || process.env['DESIGN_SYSTEM'] === 'yes';
