import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { formatValue, leadsOfPeers, siteName, type Lead } from '@site/src/data/benchmark';

function LeadItem({ lead: { metric, site, theirs, ours } }: { lead: Lead }): ReactNode {
  return (
    <li>
      {translate(
        {
          id: 'benchmark.lead',
          message: '{metric}：{site} {theirs}，本站 {ours}（{unit}）',
          description: 'A number in which another site is ahead of this one',
        },
        {
          metric: metric.label,
          site: siteName(site),
          theirs: formatValue(theirs, metric.unit),
          ours: formatValue(ours, metric.unit),
          unit: metric.unit,
        },
      )}
    </li>
  );
}

/** Every number in which a peer is ahead of this site, under the caption of its table. */
export function PeerLeads(): ReactNode {
  const leads = leadsOfPeers();
  const captions = [...new Set(leads.map(({ caption }) => caption))];
  if (captions.length === 0) {
    return (
      <p>
        {translate({
          id: 'benchmark.noLeads',
          message: '这一次没有。',
          description: 'In place of the list of what other sites are ahead in',
        })}
      </p>
    );
  }
  return (
    <ul>
      {captions.map((caption) => (
        <li key={caption}>
          {caption}
          <ul>
            {leads
              .filter((lead) => lead.caption === caption)
              .map((lead) => (
                <LeadItem key={`${lead.metric.label} ${lead.site}`} lead={lead} />
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
