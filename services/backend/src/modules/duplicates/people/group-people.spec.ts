import fc from 'fast-check';
import { groupPeople } from './group-people';

describe('Applications of one person', () => {
  it('are those of one mailbox and those that are linked, also by way of a third', () => {
    const applications = [
      { id: 'a', mailbox: 'asha@mail.example' },
      { id: 'b', mailbox: 'rohan@mail.example' },
      { id: 'c', mailbox: 'asha@mail.example' },
      { id: 'd', mailbox: 'asha@work.example' },
      { id: 'e', mailbox: 'chitra@mail.example' },
    ];
    expect(groupPeople(applications, [['d', 'c']])).toEqual([['a', 'c', 'd']]);
    expect(groupPeople(applications, [])).toEqual([['a', 'c']]);
    expect(groupPeople(applications, [['e', 'not among them']])).toEqual([['a', 'c']]);
  });

  it('are in one group and in no other, with any links', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const mailboxes = fc.array(fc.constantFrom('1', '2', '3', '4', '5'), { minLength: 7, maxLength: 7 });
    const links = fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)), { maxLength: 6 });
    fc.assert(
      fc.property(mailboxes, links, (boxes, linked) => {
        const groups = groupPeople(
          ids.map((id, at) => ({ id, mailbox: boxes[at]! })),
          linked,
        );
        expect(new Set(groups.flat()).size).toBe(groups.flat().length);
        const groupOf = (id: string) => groups.findIndex((group) => group.includes(id));
        const isOne = (one: string, other: string) => one === other || groupOf(one) === groupOf(other);
        expect(linked.filter(([one, other]) => !isOne(one, other))).toEqual([]);
        const ofOneMailbox = (at: number, id: string) =>
          ids.filter((_, place) => boxes[place] === boxes[at] && !isOne(id, ids[place]!));
        expect(ids.flatMap((id, at) => ofOneMailbox(at, id))).toEqual([]);
      }),
    );
  });
});
