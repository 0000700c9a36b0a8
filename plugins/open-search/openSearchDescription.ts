function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * How a browser asks the site's search: https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md
 *
 * @param title of the site; the format has room for 16 characters
 * @param url of the site, with a slash at its end
 */
export function openSearchDescription(title: string, url: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(title.slice(0, 16))}</ShortName>
  <Description>${escapeXml(`在 ${title} 文档全文中搜索`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="48" height="48" type="image/x-icon">${escapeXml(`${url}favicon.ico`)}</Image>
  <Url type="text/html" template="${escapeXml(`${url}search?q={searchTerms}`)}"/>
</OpenSearchDescription>
`;
}
