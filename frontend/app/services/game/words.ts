import type { Ending } from '../../consultation/words.ts';

export const levelCaption =
  'Fig. 1 — one jump, four tiles far. A the jump, B the second player, C the platform that is moved by the server, D the flag.';

export const frame = {
  title: 'What fits into one picture',
  text: 'Sixty pictures a second leave 16.7 ms for each. This is how we share them out on the weakest device, before anybody draws a tree.',
  shares: [
    { name: 'Input', time: '0.5 ms' },
    { name: 'Rules', time: '3.2 ms' },
    { name: 'Physics', time: '2.8 ms' },
    { name: 'Movement', time: '2.0 ms' },
    { name: 'Drawing', time: '6.4 ms' },
    { name: 'Spare', time: '1.8 ms' },
  ],
} as const;

export const map = {
  note: 'Level map',
  title: 'Eight parts of the work, in any order',
  stations: [
    {
      key: 'mobile',
      name: 'Mobile',
      text: 'Played with one thumb, standing in a bus. We begin on an Android phone of ₹ 7,500: it has to start within four seconds and must not grow hot in twenty minutes.',
    },
    {
      key: 'console',
      name: 'Console',
      text: 'The makers check some two hundred points: a controller pulled out, a changed profile, a full disk. We keep their list from the first month, so that certification is not a second project.',
    },
    {
      key: 'pc',
      name: 'PC',
      text: 'One machine has sixteen cores, the next a graphics chip of 2016. So: settings that a player understands, keys that can be changed, and saved games that follow from desk to laptop.',
    },
    {
      key: 'headset',
      name: 'VR and AR',
      text: 'At ninety pictures a second 11 ms are left, because a late picture makes people ill. The view moves only when the player does, and a thing put on your table stays there.',
    },
    {
      key: 'prototype',
      name: 'Design and prototyping',
      text: 'Two weeks, grey cubes, one verb: jump, throw or swap. Twelve strangers play without being told how. If fewer than nine ask for another go, we keep the notes and throw the rest away.',
    },
    {
      key: 'together',
      name: 'Multiplayer',
      text: 'The server decides, the device guesses, and nobody may see the correction. Every build is played with 120 ms of delay and two lost packets in a hundred: an evening on mobile data.',
    },
    {
      key: 'testing',
      name: 'Testing and QA',
      text: 'A robot walks each level every night on forty devices and notes the pictures that came late. Two people look for what it cannot feel: where one gets bored.',
    },
    {
      key: 'reasons',
      name: 'Reasons to choose us',
      text: 'Source, models, music and the accounts in the stores are in your name. The prototype has a price of its own. And we say so when a game is the wrong way to your buyers.',
    },
  ],
} as const;

export const way = {
  title: 'From grey cubes to the store',
  phases: [
    { when: '2 weeks', title: 'Prototype', text: 'One verb, no art. ₹ 1,80,000, and the right to stop.' },
    {
      when: '6 weeks',
      title: 'One finished minute',
      text: 'Sixty seconds as good as the end product: look, sound, feel. From it everything else is priced.',
    },
    {
      when: '12–30 weeks',
      title: 'The other levels',
      text: 'A build every Friday on your own phone, with the list of late pictures beside it.',
    },
    {
      when: '3 weeks',
      title: 'Stores',
      text: 'Age ratings, certification, a soft start in one state, then everywhere.',
    },
  ],
} as const;

export const game = {
  note: 'A case',
  title: 'Times tables up to twelve, on a borrowed phone',
  text: 'A publisher of school books had an arithmetic game that children left after two minutes. It ran at 32 pictures a second on the phones their parents lend them. We kept the rules, drew the levels anew from eleven shared pieces and moved the sums from a menu into the jump itself. It took fourteen weeks and three people.',
  caption: 'Before and after, on the same phone',
  columns: { what: 'Measured', before: 'Before', after: 'After' },
  rows: [
    { what: 'Time for one picture', before: '31 ms', after: '14 ms' },
    { what: 'Download', before: '226 MB', after: '64 MB' },
    { what: 'From touch to play', before: '19 s', after: '4 s' },
    { what: 'Finish the first level', before: '44\u00a0%', after: '78\u00a0%' },
    { what: 'Sums solved in a sitting', before: '9', after: '34' },
  ],
} as const;

export const technologies = ['Unity', 'Unreal', 'Godot', 'C++', 'Blender', 'Photon', 'OpenXR', 'FMOD'] as const;

export const questions = {
  title: 'Asked before the first level',
  list: [
    {
      title: 'What does a small game cost?',
      answer:
        'One verb, ten levels, one kind of device: usually between ₹\u00a018,00,000 and ₹\u00a032,00,000, and half a year. You know it exactly after the finished minute, eight weeks in, when you have paid for eight weeks and not more.',
    },
    {
      title: 'Will it earn its money back?',
      answer:
        'Most games do not. If it has to live from purchases alone, we ask you for a publisher or for the price of 10,000 installs before we go past the prototype. Games that teach, train or explain are measured otherwise and do better.',
    },
    {
      title: 'Unity, Unreal or Godot?',
      answer:
        'Unity for phones and headsets, Unreal for large rooms and light on PC and console, Godot when you want no licence and a small download. We have shipped with all three; changing later costs about as much as beginning again.',
    },
    {
      title: 'When do we need something other than a game?',
      answer:
        'When points and badges are to make people do something they would rather not. A shorter form helps more. We have sent two clients away with that sentence, and one came back for the form.',
    },
  ],
} as const;

export const ending: Ending = {
  title: 'Which movement should feel right?',
  text: 'Tell us the one thing that the player does. If there is a video of a game that has it, send the minute and the second.',
  facts: [
    { term: 'Prototype', text: 'Two weeks for ₹\u00a01,80,000, with the right to stop.' },
    { term: 'Devices', text: 'Measured on the weakest one that your players have.' },
    { term: 'Rights', text: 'Source, models, music and store accounts are in your name.' },
  ],
};
