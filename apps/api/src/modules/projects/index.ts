import { createProject } from './create-project/route.ts';
import { deleteProject } from './delete-project/route.ts';
import { getProject } from './get-project/route.ts';
import { listProjects } from './list-projects/route.ts';
import { updateProject } from './update-project/route.ts';

export const projectRoutes = [listProjects, createProject, getProject, updateProject, deleteProject];
