export const caption = 'Fig. — nine applications of one Monday. The last answer leaves on Friday.';
export const remark = 'No heap is carried over';
export const skills = 'Assessed like everybody else';
