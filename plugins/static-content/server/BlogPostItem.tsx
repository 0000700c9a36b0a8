import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostItem from '@theme-original/BlogPostItem';
import type { Props } from '@theme/BlogPostItem';
import { beginningOf } from '../bodyAddress';
import { postData } from '../writtenPaths';
import { MarkedBody } from './MarkedBody';

/** A release note with its title, date and tags: the whole of it, or its beginning on the pages that list notes. */
export default function MarkedBlogPostItem(props: Props): ReactNode {
  const { isBlogPostPage, ...post } = useBlogPost();
  const { permalink } = post.metadata;
  const marked = isBlogPostPage
    ? { path: permalink, data: post, left: postData }
    : { path: beginningOf(permalink) };
  return (
    <MarkedBody {...marked}>
      <BlogPostItem {...props} />
    </MarkedBody>
  );
}
