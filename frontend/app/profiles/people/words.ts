export const caption = 'Fig. — nine applications of one Monday. The last answer leaves on Friday.';
export const remark = 'No heap is carried over';
export const life = 'Nine thousand exercise books';
export const line = 'Classrooms, wards, desks';
export const skills = 'Assessed like everybody else';
export const call = {
  title: 'An application waits?',
  text: 'If six working days have passed without an answer, say so with your reference number. That has not happened yet this year.',
  action: 'Ask about an application',
} as const;
