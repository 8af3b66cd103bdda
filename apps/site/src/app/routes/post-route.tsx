export { PostPage as PostRoute } from '../../features/changelog/post-page.tsx';
