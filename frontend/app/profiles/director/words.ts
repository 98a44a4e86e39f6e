export const caption = 'Fig. — working hours by Indian time, in winter. Raised: the two hours that are shared.';
export const remark = 'One division, one hour';
