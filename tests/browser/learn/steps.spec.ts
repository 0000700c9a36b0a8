import { steps } from '../../../learn/steps';
import { readStep } from '../../../plugins/course/readStep';
import { serveWithNginx, type RunningNginx } from '../../../tools/serveWithNginx';
import { check, exerciseOf, expectMissing, expectPassed, fillIn, openStep } from '../support/course';
import { expect, testOnSharedPage as test } from '../support/test';
import { reportedViolations } from '../support/violations';

// Programs that are wrong on purpose fail in the frame's console; what breaks a policy does so, too, and is told apart.
test.use({ expectedErrors: [/^(?:console|uncaught): /] });

// The frames have their policies from the server.
let nginx: RunningNginx;
test.beforeAll(async () => {
  nginx = await serveWithNginx();
});
test.afterAll(() => nginx.stop());

for (const step of steps) {
  test(`${step.folder}: right answers pass, its beginning and wrong answers are told what is missing, no policy is broken`, async ({
    page,
  }) => {
    // Each answer is run until nothing happens any more.
    test.setTimeout(300_000);
    const { solution, right, wrong, expected } = readStep(step);
    const violations = reportedViolations(page);
    await openStep(page, step.name, nginx.origin);
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
    expect(violations).toEqual([]);
  });
}
