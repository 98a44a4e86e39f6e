/** The page of all parts is for those who build pages: `npm run dev` shows it, and a build has it that is asked for it. */
export const showsDesignSystem = process.env['NODE_ENV'] === 'development' || process.env['DESIGN_SYSTEM'] === 'yes';
