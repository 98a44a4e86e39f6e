export const plain = {
  heading: 'One screen, five figures',
  paragraphs: [
    'We begin with the decision, not with the data: what would you do differently on Monday if you knew? The figures that change nothing are left out.',
    'Each number on the screen can be followed back to the rows that it was counted from, so that two departments stop arguing about which is right.',
  ],
} as const;
