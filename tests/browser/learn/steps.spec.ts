import { steps } from '../../../learn/steps';
import { readStep } from '../../../plugins/course/readStep';
import { check, exerciseOf, expectMissing, expectPassed, fillIn, openStep } from '../support/course';
import { testOnSharedPage as test } from '../support/test';

// Programs that are wrong on purpose fail in the frame's console.
test.use({ expectedErrors: [/^(?:console|uncaught): /] });

for (const step of steps) {
  test(`${step.folder}: right answers pass, its beginning and wrong answers are told what is missing`, async ({
    page,
  }) => {
    // Each answer is run until nothing happens any more.
    test.setTimeout(300_000);
    const { solution, right, wrong, expected } = readStep(step);
    await openStep(page, step.name);
    const reset = exerciseOf(page).getByRole('button', { name: '从头再来' });

    await check(page);
    await expectMissing(page, expected['start'] ?? '');
    for (const [name, files] of Object.entries(wrong)) {
      await fillIn(page, files);
      await check(page);
      await expectMissing(page, expected[name] ?? '');
      await reset.click();
    }
    for (const files of [...Object.values(right), solution]) {
      await fillIn(page, files);
      await check(page);
      await expectPassed(page);
      await reset.click();
    }
  });
}
