export const caption = 'Fig. — a contract is signed on the drawing it belongs to.';
export const papers = 'Marked by colleagues';
