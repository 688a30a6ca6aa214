# Lessons: the coach's card and the page of all lessons.

learn = Learn
learn-title = Learn by playing
learn-sub = Every lesson is a real board with real rules. You make the moves; the drake says why.
learn-size = { $minutes } min, { $steps } steps
learn-start = Start the lesson
learn-start-with = Start with “{ $chapter }”
learn-go-on = Go on with the lesson
learn-go-on-with = Go on with “{ $chapter }”
learn-again = Take the lesson again
learn-done = done
lesson = Lesson
lesson-minutes = about { $minutes } minutes
lesson-restart = Start over
lesson-leave = Leave the lesson
lesson-step = Step { $step } of { $steps }
lesson-of = { $step } of { $steps }
lesson-back = Back
lesson-go-on = Go on
lesson-show = Show me
lesson-faster = Faster
lesson-watch = Look what they did
lesson-elsewhere = That would be possible. Here something else is asked for.
lesson-wanted = { $thing }, wanted now
lesson-so-far = So far
lesson-play = { $count ->
    [1] A game against one easy bot
   *[other] A game against { $count } easy bots
}
lesson-all = All lessons
lesson-again = Once more
lesson-chapter = Chapter { $number }: { $chapter }
lesson-chapter-of = Chapter { $chapter }, { $step } of { $steps }
lesson-chapters = Chapters
lesson-challenge = Challenge
lesson-next = Next chapter: { $chapter }
lesson-first-try = Every step done, the last one at the first try
lesson-every-step = Every step done
learn-about = About { $minutes } minutes, { $steps } steps
learn-then = And then
learn-first-game = A first game with tips
learn-first-game-text = Against easy bots; tips appear once, when a thing first happens
learn-puzzles-text = Positions with one best move, a new one every day
learn-lab-text = Change a box and let bots try it ten thousand times
learn-in-a-row = { $count } short chapters, in a row or one by one
