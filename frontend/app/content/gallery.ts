/** A working week in fourteen drawings, in the order of its days. Each scene has a drawing of its own. */
export const gallery = [
  { scene: 'plan', when: 'Monday, 10:15', caption: 'The week goes on the wall. Whoever takes a card signs it.' },
  { scene: 'review', when: 'Monday, 15:00', caption: 'Drawing review. The one who drew it speaks last.' },
  {
    scene: 'lift',
    when: 'Tuesday, 11:20',
    caption: 'A form is sent from inside the lift, and arrives when the doors open.',
  },
  { scene: 'pair', when: 'Tuesday, 14:30', caption: 'Two chairs, one keyboard, until the fault is understood.' },
  { scene: 'tea', when: 'Tuesday, 16:00', caption: 'The tea trolley. It has never been late.' },
  { scene: 'lorry', when: 'Wednesday, 09:40', caption: "In a client's yard: the screen has to work with gloves." },
  { scene: 'chess', when: 'Wednesday, 13:15', caption: 'Chess at lunch. The board stays as it is until tomorrow.' },
  { scene: 'plotter', when: 'Wednesday, 17:10', caption: 'The plotter draws the new version for the wall.' },
  { scene: 'restore', when: 'Thursday, 11:00', caption: 'Restore rehearsal. The stop-watch decides if it counts.' },
  { scene: 'rack', when: 'Thursday, 14:45', caption: 'A rack moves across the room. Nobody outside notices.' },
  { scene: 'books', when: 'Thursday, 16:30', caption: 'The shelf. Take one, and leave your name in its place.' },
  { scene: 'demo', when: 'Friday, 11:00', caption: 'Demonstration. The client holds the mouse.' },
  { scene: 'plants', when: 'Friday, 15:20', caption: 'The plants have somebody on call as well.' },
  { scene: 'evening', when: 'Friday, 19:00', caption: 'Lights out, but for two who want to see it run.' },
] as const;
