import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostItem from '@theme-original/BlogPostItem';
import type { Props } from '@theme/BlogPostItem';
import { postData } from '../writtenPaths';
import { MarkedBody } from './MarkedBody';

/** A release note with its title, date and tags. On a page that lists notes its beginning is part of that page's body. */
export default function MarkedBlogPostItem(props: Props): ReactNode {
  const { isBlogPostPage, ...post } = useBlogPost();
  const item = <BlogPostItem {...props} />;
  return isBlogPostPage ? (
    <MarkedBody path={post.metadata.permalink} data={post} left={postData}>
      {item}
    </MarkedBody>
  ) : (
    item
  );
}
