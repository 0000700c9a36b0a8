import type { CheerioAPI } from 'cheerio';

/**
 * The package takes what follows a heading beside it for its section, and reads the anchor from the link in it. Folded
 * questions become such headings (`plugins/rehype/foldQuestions`)…
 */
function unfoldQuestions($: CheerioAPI): void {
  $('article details.question').each((_, question) => {
    const heading = $(question).find('summary > h3');
    const id = heading.attr('id') ?? '';
    heading.append(`<a class="hash-link" href="#${id}"></a>`);
    $(question).children('summary').replaceWith(heading);
    $(question).replaceWith($(question).contents());
  });
}

/** …so are the steps of a guide (`plugins/rehype/railSteps`)… */
function unwrapSteps($: CheerioAPI): void {
  $('article section.step').each((_, step) => void $(step).replaceWith($(step).contents()));
}

/** …and so do the rows of options (`plugins/option-list`): each is found, and landed on, by itself. */
function headOptions($: CheerioAPI): void {
  $('article .options').each((_, list) => {
    const rows = $(list)
      .find('section > div')
      .toArray()
      .map((row) => {
        const name = $(row).find('[id]').first();
        const heading = $('<h3></h3>').text(name.text());
        heading.append(`<a class="hash-link" href="#${name.attr('id') ?? ''}"></a>`);
        name.remove();
        // Default and scope, which hundreds of rows have in common.
        $(row).find('p').eq(1).remove();
        return [heading, $(row).contents()];
      });
    $(list).after(...rows.flat());
    // What stands around the rows, but not the rest of the page, is the section's.
    $(list).find('section').remove();
  });
}

/** What columns are called says nothing of a row, and reads like nothing in a snippet. */
function takeTableHeads($: CheerioAPI): void {
  $('article thead').remove();
}

/** The same commands stand there for every package manager: whoever names one does not look for these. */
function takeOtherCommands($: CheerioAPI): void {
  $('article [data-tabs="npm2yarn"]').find('[role="tablist"], [role="tabpanel"][hidden]').remove();
}

/** Changes a built page into one that the package can read: see above. */
export function flattenPage($: CheerioAPI): void {
  unfoldQuestions($);
  unwrapSteps($);
  headOptions($);
  takeTableHeads($);
  takeOtherCommands($);
}
