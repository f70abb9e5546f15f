import { followRecipe } from './tests/recipe.ts'
followRecipe('/tmp/server-recipe/copy')
