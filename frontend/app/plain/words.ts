/** What the pages of one kind share: the words under the drawing at their head, and the call at their end. */
export const pageKinds = {
  company: {
    caption: 'Three who draw.',
    call: {
      title: 'A question is a good beginning.',
      text: 'Write two sentences. An engineer answers within one working day.',
      action: 'Contact us',
    },
  },
  service: {
    caption: 'Layer upon layer, each removable.',
    call: {
      title: 'What should it do?',
      text: 'Tell us in two sentences. The first drawing has a fixed price.',
      action: 'Ask for a drawing',
    },
  },
  product: {
    caption: 'It stands already; we fit it.',
    call: {
      title: 'See it with your own data.',
      text: 'A demonstration takes half an hour, on your screen or at a client who uses it.',
      action: 'Ask for a demo',
    },
  },
  profile: {
    caption: 'A desk with a name on it.',
    call: {
      title: 'Talk to the person.',
      text: 'Say whom you want to reach; the note is passed on the same day.',
      action: 'Contact us',
    },
  },
} as const;
