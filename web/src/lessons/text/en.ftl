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
lesson-so-far = So far
lesson-next = The next chapter
lesson-play = { $count ->
    [1] A game against one easy bot
   *[other] A game against { $count } easy bots
}
lesson-all = All lessons
lesson-again = Once more
