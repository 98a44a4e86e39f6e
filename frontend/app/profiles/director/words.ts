export const caption = 'Fig. — working hours by Indian time, in winter. Raised: the two hours kept free.';
export const remark = 'One division, one hour';
