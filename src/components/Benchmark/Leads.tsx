import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { formatValue, type Lead } from '@site/src/data/comparison';
import styles from './styles.module.css';

function LeadItem({ lead: { metric, name, theirs, ours }, us }: { lead: Lead; us: string }): ReactNode {
  return (
    <li>
      {translate(
        {
          id: 'benchmark.lead',
          message: '{metric}：{name} {theirs}\u00a0{unit}，{us}\u00a0{ours}\u00a0{unit}',
          description: 'A number in which another is ahead of {us}: this site, or Garfish',
        },
        {
          metric: metric.label,
          name,
          us,
          theirs: formatValue(theirs, metric.unit),
          ours: formatValue(ours, metric.unit),
          unit: metric.unit,
        },
      )}
    </li>
  );
}

interface LeadsProps {
  leads: readonly Lead[];
  /** What the page is about. */
  us: string;
}

/** Every number in which another is ahead of what the page is about, under the caption of its table. */
export function Leads({ leads, us }: LeadsProps): ReactNode {
  const captions = [...new Set(leads.map(({ caption }) => caption))];
  if (captions.length === 0) {
    return (
      <p>
        {translate({
          id: 'benchmark.noLeads',
          message: '这一次没有。',
          description: 'In place of the list of what others are ahead in',
        })}
      </p>
    );
  }
  return (
    <ul className={styles.leads}>
      {captions.map((caption) => (
        <li key={caption}>
          {caption}
          <ul>
            {leads
              .filter((lead) => lead.caption === caption)
              .map((lead) => (
                <LeadItem key={`${lead.metric.label} ${lead.name}`} lead={lead} us={us} />
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
